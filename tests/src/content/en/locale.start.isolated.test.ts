// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

/** The data that a browser loads for its first format takes a phone 160 to 500 ms. */
it.each([
  ['the app', () => import('#src/app/app.tsx')],
  ['the landing page', () => import('#src/routes/marketing/landing/landing.page.tsx')],
  ['the pricing page', () => import('#src/routes/marketing/pricing/pricing.page.tsx')],
  ['a form', () => import('#src/routes/marketing/contact/contact.page.tsx')],
  ['the sign-in form', () => import('#src/routes/auth/sign-in/login.page.tsx')],
  ['the profile', () => import('#src/routes/dashboard/profile/profile.page.tsx')],
])('%s loads without a format of Intl', async (_, load) => {
  vi.stubGlobal('Intl', {});
  await expect(load()).resolves.toBeDefined();
});
