import type { BrowserContext } from '@playwright/test';
import { latestCode } from './fixtures/mailbox.ts';
import { startSession } from './fixtures/http-sign-in.ts';
import { confirmed, enterCredentials, unconfirmed } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';
import { ALL_OPERATIONS, answerPool } from './fixtures/pool-answers.ts';
import { servicePorts } from './fixtures/world.ts';

/**
 * The problems that Amplify's users report most (github.com/aws-amplify/amplify-js/issues), tested in the built app. Those
 * with Google are in amplify-issues-google.spec.ts.
 */

test.use({ expectedNoise: { allowedConsole: [/^Failed to load resource: /] } });

const UNANSWERED =
  'The sign-in service isn’t responding properly at the moment. Try again in a minute.';

/** Makes the access token in the browser look an hour older. */
async function expireAccessToken(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const expired = cookies
    .filter(({ name }) => name.endsWith('.accessToken'))
    .map((cookie) => Object.assign(cookie, { value: expiredToken(cookie.value) }));
  expect(expired).toHaveLength(1);
  await context.addCookies(expired);
}

function expiredToken(token: string): string {
  const [header = '', body = '', signature = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  const late = Buffer.from(JSON.stringify({ ...Object(claims), exp: 1 })).toString('base64url');
  return [header, late, signature].join('.');
}

async function tokenKinds(context: BrowserContext): Promise<string[]> {
  const cookies = new Set((await context.cookies()).map(({ name }) => name.split('.').at(-1)));
  return ['accessToken', 'idToken', 'refreshToken'].filter((name) => cookies.has(name));
}

const REFRESH_FAILURES = [
  { status: 500, body: { __type: 'InternalErrorException', message: 'Internal error' } },
  { status: 429, body: { message: 'Slow down' } },
];

test('#14534 signed out at random: a refresh that meets a 500 or a 429 keeps the session', async ({
  page,
  context,
}) => {
  await startSession(context);
  for (const failure of REFRESH_FAILURES) {
    await test.step(`${failure.status} (${failure.body.message})`, async () => {
      // Blocked first: a screen that is still loading must not refresh the token either.
      await answerPool(page, 'GetTokensFromRefreshToken', failure);
      await expireAccessToken(context);
      await page.goto('/dashboard/subscription');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: /try again/i })).toBeFocused();
      expect(await tokenKinds(context)).toEqual(['accessToken', 'idToken', 'refreshToken']);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
    });
  }
});

inOwnContext(
  '#14490 calls hang on a mismatched config: a pool that never answers times out with a message',
  async ({ page }) => {
    await page.clock.install();
    await answerPool(page, ALL_OPERATIONS, 'never');
    await page.goto('/login');
    const asked = page.waitForRequest(`http://localhost:${servicePorts().userPool}/`);
    await enterCredentials(page, 'ada@example.com');
    await asked;
    await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
    await page.clock.fastForward('00:31');
    await expect(page.getByText(UNANSWERED)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  },
);

test('#14490 calls hang on a mismatched config: an unknown app client is reported', async ({
  page,
}) => {
  const message = 'User pool client 1example23456789 does not exist.';
  await answerPool(page, ALL_OPERATIONS, {
    status: 400,
    body: { __type: 'ResourceNotFoundException', message },
  });
  await page.goto('/login');
  await enterCredentials(page, 'ada@example.com');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('#14529 an unconfirmed user’s sign-in looks like a success: here it opens the verification step', async ({
  page,
  context,
}) => {
  const person = await unconfirmed();
  await page.goto('/login');
  await enterCredentials(page, person.email);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText('Please verify your email before logging in.')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await tokenKinds(context)).toEqual([]);
  await page.getByLabel('Verification code').fill(await latestCode(person.email));
  await page.waitForURL('**/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

for (const [pool, answer] of [
  ['says so', null],
  ['pretends to send a code', { status: 200, body: { CodeDeliveryDetails: {} } }],
] as const) {
  inOwnContext(
    `#14762 resendSignUpCode is silent for confirmed users: a pool that ${pool} is no dead end`,
    async ({ page }) => {
      const person = await unconfirmed();
      await page.clock.install();
      await page.goto('/login');
      await enterCredentials(page, person.email);
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await confirmed(person);
      if (answer !== null) await answerPool(page, 'ResendConfirmationCode', answer);
      await page.clock.fastForward('00:30');
      await page.getByRole('button', { name: 'Send a new code' }).click();
      const said =
        answer === null
          ? page.getByText('User is already confirmed. Sign in to continue.')
          : page.getByText(/^You can ask for a new code in/);
      await expect(said).toBeVisible();
      await expect(
        page.getByText('If you’ve already confirmed this email, no code is sent.'),
      ).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
    },
  );
}
