import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { logOut, sessionCookies } from '../fixtures/session.ts';
import type { Page } from '@playwright/test';
import { startSession } from '../fixtures/http-sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { SOAK_SEED } from '../../soak/lib/size.ts';
import { pick, record, roundsOf } from './soak.ts';

type Action = (page: Page, text: string) => Promise<void>;

const profile: Action = async (page) => {
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Full name')).toBeVisible();
};

const ACTIONS: readonly [Action, ...Action[]] = [
  profile,
  async (page, text) => {
    await profile(page, text);
    await page.getByLabel('Full name').fill(text);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  },
  async (page) => {
    await page.goto('/dashboard/subscription');
    await expect(page.getByRole('heading', { name: 'Current Plan' })).toBeVisible();
  },
  async (page) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Learn' }).click();
    await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible();
  },
  async (page) => {
    await page.goto('/login');
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  },
  async (page, text) => {
    await page.goto('/contact');
    await page.getByLabel('Name').fill(text);
    await page.getByLabel('Email').fill('ada@example.com');
  },
];

test('two busy tabs stay signed in until one signs out', async ({ page, context }) => {
  const rounds = roundsOf({ full: 40 }) * 2;
  test.setTimeout(30_000 + rounds * 15_000);
  const start = Date.now();
  const random = randomFrom(String(SOAK_SEED));
  await startSession(context);
  const tabs = [page, await context.newPage()];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      tabs.map((tab, index) => pick(ACTIONS, random)(tab, `Ada ${round} ${index}`)),
    );
  }
  await Promise.all(tabs.map((tab) => profile(tab, '')));
  await logOut(page);
  for (const tab of tabs) {
    await expect(tab.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  }
  const tokens = await sessionCookies(context);
  expect(tokens).toEqual([]);
  record('browser-two-tabs', 'Pairs of simultaneous actions in two tabs', rounds, start);
});
