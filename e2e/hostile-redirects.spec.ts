import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { breakableHost } from '#src/lib/hosts.ts';
import { localPorts } from '#local/settings.ts';
import { anyRedirect, refusedRedirects, strangeRedirects } from '../tests/setup/redirects.ts';
import { expect, startSignedIn, test } from './fixtures/test.ts';

/** No value of redirectTo gets a token, or leads off our own sites without a click. */

const ports = localPorts(process.env['LOCAL_PORT_BASE']);
const origins = {
  site: `http://localhost:${ports.app}`,
  learningSite: `http://localhost:${ports.learningSite}`,
};
const OWN_PORTS: ReadonlySet<string> = new Set(Object.values(ports).map(String));
const SCREENS = ['/login', '/callback', '/leave'];

const refused = refusedRedirects(origins).map((redirectTo) => [redirectTo, null] as const);
const table: (readonly [string, string | null])[] = [...refused, ...strangeRedirects(origins)];

test.use({ expectedNoise: { allowedConsole: [/^No page at this path: /] } });
// Each test is a hundred pages: what a trace would tell of them, the name of the failed step tells.
test.use({ trace: 'off' });
startSignedIn();

interface Trespass {
  url: string;
  why: 'somewhere else' | 'a token in the address';
}

/** Requests to anywhere but our own sites, and addresses with a token that are not the hand-over. */
function watch(context: BrowserContext): Trespass[] {
  const seen: Trespass[] = [];
  context.on('request', (request) => {
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

for (const screen of SCREENS) {
  test(`${screen}, signed in: ${table.length} hostile addresses lead nowhere by themselves`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const trespasses = watch(context);
    for (const [redirectTo, host] of table) {
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
    await expect(page.getByRole('heading', { name: 'That link leads nowhere' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Continue to/ })).toHaveCount(0);
  } else {
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dashboard/profile');
  }
}

async function expectToAsk(page: Page, host: string): Promise<void> {
  await expect(page.getByText(breakableHost(host), { exact: true })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origins.site);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toHaveText('Go to your dashboard');
  await expect(links.last()).toHaveText(`Continue to ${breakableHost(host)}`);
}

/** Whoever is signed in does not stay on /login: until then the page may go on by itself, and end the next visit. */
async function expectToHaveArrived(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' });
  await expect(title).toBeVisible();
  await expect(page.getByText(/^(Checking|Completing|You’re signed in)/)).toHaveCount(0);
  await expect(title).toBeVisible();
}

for (const screen of SCREENS) {
  test(`${screen}, signed in: whatever the address, our own sites alone are asked`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const trespasses = watch(context);
    const property = fc.asyncProperty(anyRedirect(origins), async (redirectTo) => {
      await page.goto(withRedirect(screen, redirectTo));
      await expectToHaveArrived(page);
      expect(trespasses).toEqual([]);
    });
    await fc.assert(property, { numRuns: 25, endOnFailure: true });
  });
}

test('Learn: the token goes to the learning site alone, and stays in no address', async ({
  page,
  session,
  context,
}) => {
  const trespasses = watch(context);
  const handOver = page.waitForRequest(/\/auth-redirect\?/);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Learn' }).click();
  const url = new URL((await handOver).url());
  expect(url.origin).toBe(origins.learningSite);
  expect([...url.searchParams.keys()]).toEqual(['token', 'redirectTo', 'source']);
  expect(url.searchParams.get('source')).toBe('main');
  await expect(page.getByRole('heading', { name: new RegExp(session.person.name) })).toBeVisible();
  expect(page.url()).not.toContain('token');
  const referrers = await page.evaluate(() => document.referrer);
  expect(referrers).toBe('');
  expect(trespasses).toEqual([]);
});

test('Back from the learning site leads to where Learn was pressed; Forward, there again without a token', async ({
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
