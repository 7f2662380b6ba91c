import { sessionCookies } from './fixtures/session.ts';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import {
  acceptProviderFactor,
  atGoogle,
  choose,
  goToGoogle,
  OAUTH_FAILED,
} from './fixtures/google.ts';
import { expect, test } from './fixtures/shared-page.ts';

test('cancelling at Google is reported, changes nothing, and can be retried', async ({ page }) => {
  await goToGoogle(page);
  await choose(page, 'Cancel');
  await expect(page.getByText(OAUTH_FAILED)).toBeVisible();
  await expect(page.getByText('Nothing in your account has changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign-in cancelled' })).toBeVisible();
  await expect(page.getByRole('alert').locator('svg')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign-in cancelled' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again with Google' }).click();
  await atGoogle(page);
});

const FORGED = ['code=stolen&state=forged', 'code=stolen', 'error=x'];

test('/callback with a forged response, opened by any site, doesn’t affect the pending sign-in', async ({
  page,
  context,
}) => {
  await goToGoogle(page, '/login?redirectTo=%2Fdashboard%2Fsubscription');
  const other = await context.newPage();
  for (const forged of FORGED) {
    await other.goto(`/callback?${forged}`);
    await expect(other.getByText(OAUTH_FAILED), forged).toBeVisible();
    await expect(other.getByText(/^We stopped this sign-in/), forged).toBeVisible();
    await expect(other.getByRole('button', { name: 'Try again with Google' })).toBeVisible();
  }
  await expectNoAxeViolations(other);
  await choose(page, /Ada Lovelace/);
  await acceptProviderFactor(page);
  await page.waitForURL('**/dashboard/subscription');
});

test.describe('back from Google with a part of the app missing', () => {
  test.use({
    expectedNoise: {
      allowedConsole: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/],
    },
  });

  for (const [means, tryAgain] of [
    [
      'a retry',
      (page: Page) => page.getByRole('button', { name: 'Try again', exact: true }).click(),
    ],
    ['a reload', (page: Page) => page.reload()],
  ] as const) {
    test(`the code isn’t used up, and ${means} completes the sign-in, with its target`, async ({
      page,
    }) => {
      const HOSTED_SIGN_IN = /\/assets\/hosted-sign-in-/;
      await goToGoogle(page, '/login?redirectTo=%2Fdashboard%2Fsubscription');
      await page.route(HOSTED_SIGN_IN, (route) => route.abort('internetdisconnected'));
      await choose(page, /Ada Lovelace/);
      await expect(page.getByText(/^Part of this page couldn’t be loaded/)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.unroute(HOSTED_SIGN_IN);
      await tryAgain(page);
      await acceptProviderFactor(page);
      await page.waitForURL('**/dashboard/subscription');
    });
  }
});

test('an account whose token exceeds a cookie gets a message, and no partial session', async ({
  page,
  context,
}) => {
  await goToGoogle(page);
  await choose(page, /Hedy Lamarr/);
  await expect(page.getByText(OAUTH_FAILED)).toBeVisible();
  await expect(page.getByText(/too large for a browser to hold/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/support',
  );
  await expectNoAxeViolations(page);
  const cookies = await sessionCookies(context);
  expect(cookies).toEqual([]);
});
