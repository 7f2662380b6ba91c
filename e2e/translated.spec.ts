import { otherCode } from '../tests/setup/other-code.ts';
import { totpCode } from '../tests/setup/totp-codes.ts';
import { holdApp, live, RENDERED_AGAIN } from './fixtures/held-app.ts';
import { latestCode } from './fixtures/mailbox.ts';
import { enterCredentials, keyOnScreen, newPerson, PASSWORD } from './fixtures/people.ts';
import { playRound, ROUND_LINK, startRound, withMouse } from './fixtures/round.ts';
import { expect, test } from './fixtures/test.ts';
import { translatePages } from './fixtures/translator.ts';

test.use({ expectedNoise: { allowedConsole: [RENDERED_AGAIN] } });
test.beforeEach(({ context }) => translatePages(context));

test('an account on a translated page, from registering to a new password', async ({ page }) => {
  const person = newPerson();
  const heading = page.getByRole('heading', { level: 1 });
  const seen = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto('/register');
  await fill('Full name', person.name);
  await fill('Email', person.email);
  await fill('Password', 'correct');
  const capital = page.getByRole('listitem').filter({ hasText: 'an upper-case letter' });
  await expect(capital).toHaveText('an upper-case letter, still needed');
  await fill('Password', PASSWORD);
  await expect(capital).toHaveText('an upper-case letter, done');
  await press('Create account');
  await expect(heading).toHaveText('Check your email');
  await seen('You can ask for a new code in 28 seconds.');
  const mailed = await latestCode(person.email);
  await fill('Verification code', otherCode(mailed));
  await seen('Invalid verification code provided, please try again.');
  await fill('Verification code', mailed);
  await seen('✅ Account verified successfully! Redirecting to login...');

  await page.waitForURL('**/login');
  await enterCredentials(page, person.email, 'Wrong-horse');
  await seen('Incorrect email or password.');
  await enterCredentials(page, person.email);
  await expect(heading).toHaveText('Set up your authenticator');
  const key = await keyOnScreen(page);
  await fill('Authenticator code', otherCode(totpCode(key)));
  await seen('Invalid code. Please try again.');
  await fill('Authenticator code', totpCode(key));
  await seen('✅ MFA verified. Redirecting...');

  await page.waitForURL('**/dashboard/profile');
  await fill('Full name', 'Ada King');
  await press('Save changes');
  await seen('Profile updated successfully.');
  await seen('Hello, Ada King');
  await press('Replace Authenticator App');
  await fill('Code from the new app', totpCode(await keyOnScreen(page)));
  await seen('Authenticator app setup successfully!');

  await page.goto('/reset-password');
  await fill('Email', person.email);
  await press('Send reset code');
  const reset = await latestCode(person.email, { otherThan: mailed });
  await fill('Verification code', otherCode(reset));
  await fill('New password', 'Another-horse');
  await press('Reset password');
  await seen('Invalid verification code provided, please try again.');
});

test('a round on a translated page', async ({ page }) => {
  await page.goto(ROUND_LINK);
  await startRound(page, withMouse());
  await playRound(page, withMouse(), {
    wrong: [2],
    look: async (state) => {
      if (state === 'feedback 2')
        await expect(page.getByText('2 in a row, bonus at 3')).toBeVisible();
    },
  });
});

test('what was chosen and opened on a translated page stays when the app loads', async ({
  page,
}) => {
  const { requested, release } = await holdApp(page);
  await page.goto('/pricing');
  const isLive = live(page);
  const choice = page.getByRole('radio', { name: 'Just me' });
  await choice.check();
  const question = page.locator('details').filter({ hasText: 'Can we cancel?' });
  await question.locator('summary').click();
  await requested;
  release();
  await isLive;
  await expect(choice).toBeChecked();
  await expect(question).toHaveAttribute('open');
  await expect(page.locator('head').locator('title, [name=description]')).toHaveCount(2);
});
