import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { clearFaults, switchFault } from './fixtures/faults.ts';
import { startSession } from './fixtures/http-sign-in.ts';
import { enterCredentials, PASSWORD, registered, signInFirstTime } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';

/** Faults affect every user of a service, so these tests run one by one (playwright.config.ts). */

test.use({
  expectedNoise: {
    allowedConsole: [/^Failed to load resource: /, /^Learn: no session to hand over\. network$/],
  },
});

test.afterEach(clearFaults);

/** More than the library and the browser retry on their own. */
const RETRIES = 30;
/** One of each kind; tests/integration/faults has many more. */
const SIGN_IN_FAULTS: [string, RegExp | string][] = [
  ['network', 'We can’t reach the sign-in service. Check your connection, then try again.'],
  ['html', 'The sign-in service isn’t responding properly at the moment. Try again in a minute.'],
  ['throttle', /Wait a moment, then try again\.$/],
];

for (const [fault, sentence] of SIGN_IN_FAULTS) {
  test(`a sign-in that meets ${fault} shows one message, keeps what was typed, and can be retried`, async ({
    page,
  }) => {
    const person = await registered();
    await page.goto('/login');
    await switchFault('InitiateAuth', fault, RETRIES);
    await enterCredentials(page, person.email);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeFocused();
    await clearFaults();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  });
}

test('a code sent without a network is kept, and accepted on retry', async ({ page }) => {
  const person = await registered();
  await page.goto('/login');
  await switchFault('VerifySoftwareToken', 'network', RETRIES);
  await signInFirstTime(page, person);
  await expect(page.getByText(/can’t reach the sign-in service/)).toBeVisible();
  await expect(page.getByLabel('Authenticator code')).toHaveValue(/^\d{6}$/);
  await clearFaults();
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await page.waitForURL('**/dashboard/profile');
});

test('an expired sign-in session returns to the credentials, with the email and the reason', async ({
  page,
}) => {
  const person = await registered();
  await page.goto('/login');
  await switchFault('VerifySoftwareToken', 'expired-session', 1);
  await signInFirstTime(page, person);
  await expect(page.getByText(/longer than 3 minutes/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expectNoAxeViolations(page);
});

test('Learn without a network says so, and works on retry', async ({ page, context }) => {
  const person = await startSession(context);
  await page.goto('/dashboard/profile');
  await switchFault('GetTokensFromRefreshToken', 'network', RETRIES);
  await page.getByRole('button', { name: 'Learn' }).click();
  await expect(page.getByText(/can’t reach the sign-in service/)).toBeVisible();
  await expectNoAxeViolations(page);
  await clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(person.name) })).toBeVisible();
});
