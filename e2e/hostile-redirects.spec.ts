import type { Page } from '@playwright/test';
import { splitAtOwner } from '#src/routes/auth/redirect/split-at-owner.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { startSignedIn } from './fixtures/test.ts';
import { servicePorts } from './fixtures/world.ts';

/** No value of redirectTo receives a token, or leaves our own sites without a click. */

const ports = servicePorts();
const origins = {
  site: `http://localhost:${ports.app}`,
  learningSite: `http://localhost:${ports.learningSite}`,
};
const OWN_PORTS: ReadonlySet<string> = new Set(Object.values(ports).map(String));

/**
 * One of each kind, with the host that /leave shows, or null for those that every screen ignores. The policy's own tests
 * cover them all, and random ones.
 */
const HOSTILE: readonly (readonly [redirectTo: string, host: string | null])[] = [
  ['javascript:alert(1)', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  [`${origins.learningSite}@evil.example/`, null],
  ['http://[::1', null],
  [`\u0000${origins.learningSite}/`, null],
  ['//evil.example/x', 'evil.example'],
  [origins.learningSite.replace(/\d+$/, '8443'), 'localhost:8443'],
  ['https://leаrn.lureproof.example/', 'xn--lern-63d.lureproof.example'],
];

test.use({ expectedNoise: { allowedConsole: [/^No page at this path: /] } });
startSignedIn();

interface Trespass {
  url: string;
  why: 'somewhere else' | 'a token in the address';
}

/** Records requests to other sites, and URLs with a token other than the hand-over's. */
function watch(page: Page): Trespass[] {
  const seen: Trespass[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    const own = url.protocol === 'http:' && url.hostname === 'localhost' && OWN_PORTS.has(url.port);
    if (!own) seen.push({ url: url.href, why: 'somewhere else' });
    const handOver = url.origin === origins.learningSite && url.pathname === '/auth-redirect';
    const carriesToken = /eyJ[\w-]+\.eyJ/.test(decodeURIComponent(url.href));
    if (carriesToken && !handOver) seen.push({ url: url.origin, why: 'a token in the address' });
  });
  return seen;
}

const withRedirect = (path: string, redirectTo: string) =>
  `${path}?${new URLSearchParams({ redirectTo }).toString()}`;

const ONE_OF_EACH_OUTCOME = [
  ...HOSTILE.filter(([, host]) => host === null).slice(0, 1),
  ...HOSTILE.filter(([, host]) => host !== null).slice(0, 1),
];

/** The screens share one policy, so only one of them is tried with every address. */
const TRIED = [
  ['/login', HOSTILE],
  ['/callback', ONE_OF_EACH_OUTCOME],
  ['/leave', ONE_OF_EACH_OUTCOME],
] as const;

for (const [screen, hostile] of TRIED) {
  test(`${screen}, signed in: hostile addresses redirect nowhere`, async ({ page }) => {
    const trespasses = watch(page);
    for (const [redirectTo, host] of hostile) {
      await page.goto(withRedirect(screen, redirectTo));
      await test.step(JSON.stringify(redirectTo), () =>
        host === null ? expectNothingFollowed(page, screen) : expectToAsk(page, host),
      );
    }
    expect(trespasses).toEqual([]);
  });
}

async function expectNothingFollowed(page: Page, screen: string): Promise<void> {
  if (screen === '/leave') {
    await expect(page.getByRole('heading', { name: 'We can’t open that link' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Continue to/ })).toHaveCount(0);
  } else {
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dashboard/profile');
  }
}

async function expectToAsk(page: Page, host: string): Promise<void> {
  const { before, owner } = splitAtOwner(host);
  const asked = page.getByRole('main').getByRole('strong').first();
  await expect(asked).toHaveText(owner);
  await expect(asked.locator('..')).toHaveText(before + owner);
  expect(new URL(page.url()).origin).toBe(origins.site);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toHaveText('Go to your dashboard');
  await expect(links.last()).toHaveText(`Continue to ${before}${owner}`);
}

test('Learn: only the learning site receives the token, and no history entry keeps it', async ({
  page,
  session,
}) => {
  const trespasses = watch(page);
  const handOver = page.waitForRequest(/\/auth-redirect\?/);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Learn' }).click();
  const request = await handOver;
  expect(await request.headerValue('referer')).toBeNull();
  const url = new URL(request.url());
  expect(url.origin).toBe(origins.learningSite);
  expect([...url.searchParams.keys()]).toEqual(['token', 'redirectTo', 'source']);
  expect(url.searchParams.get('source')).toBe('main');
  await expect(page.getByRole('heading', { name: new RegExp(session.person.name) })).toBeVisible();
  expect(page.url()).not.toContain('token');
  const referrers = await page.evaluate(() => document.referrer);
  expect(referrers).toBe('');
  expect(trespasses).toEqual([]);
});

test('Back from the learning site returns to the page with Learn, and Forward reopens it without a token', async ({
  page,
  session,
}) => {
  const greeting = page.getByRole('heading', { name: new RegExp(session.person.name) });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Learn' }).click();
  await expect(greeting).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('button', { name: 'Learn' })).toBeEnabled();
  await page.goForward();
  await expect(greeting).toBeVisible();
  expect(page.url()).not.toContain('token');
});
