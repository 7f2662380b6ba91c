import type { Page } from '@playwright/test';
import { nextTotpCode } from '../tests/setup/totp-codes.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { atSecurity, sessionRows } from './fixtures/account.ts';
import { addAuthenticator } from './fixtures/authenticator.ts';
import { tellConsole } from './fixtures/console.ts';
import { startSession } from './fixtures/http-sign-in.ts';
import { tabTo, typeOver } from './fixtures/keyboard.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { enterCredentials, PASSWORD } from './fixtures/people.ts';
import { answerPool } from './fixtures/pool-answers.ts';
import { expect, test } from './fixtures/test.ts';
import { world } from './fixtures/world.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const useButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });
const rows = (page: Page) => page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');

const notice = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText });

/** A user's only passkey is on this device, and nobody is signed in here. */
async function signedOutWithPasskey(page: Page) {
  const authenticator = await addAuthenticator(page);
  const person = await atSecurity(page);
  await addButton(page).click();
  await expect(rows(page)).toHaveCount(1);
  await page.context().clearCookies();
  return { ...person, authenticator };
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('adds a passkey, signs in with it, learns, removes it and signs in by password, by keyboard at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const authenticator = await addAuthenticator(page);
  const person = await atSecurity(page);
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expectNoAxeViolations(page);

  await press(page, 'Add a passkey');
  await expect(notice(page, 'Your passkey is added.')).toBeFocused();
  await expect(rows(page)).toHaveText([/^Passkey This deviceAdded .+Remove Passkey$/]);
  expect(await authenticator.credentials()).toMatchObject([
    { rpId: 'localhost', userName: person.email },
  ]);
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);

  await page.context().clearCookies();
  await page.goto(`/login?redirectTo=${encodeURIComponent(world().origins.learningSite)}`);
  await expect(useButton(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, 'Use a passkey');
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(person.email);
  await press(page, 'Use a passkey');
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada Lovelace' })).toBeVisible();
  await expect(page.getByText('MFA verified')).toHaveCount(0);
  await page.waitForURL((url) => url.origin === world().origins.learningSite);

  // Now this device is known to have one, which comes first.
  await page.goto('/dashboard/security');
  await press(page, 'Remove Passkey');
  const dialog = page.getByRole('dialog', { name: 'Remove “Passkey”?' });
  await expect(dialog).toContainText('It’s your last one.');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, 'Remove passkey');
  await expect(notice(page, '“Passkey” is removed.')).toBeFocused();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await typeOver(page, page.getByLabel('Email'), person.email);
  await typeOver(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await press(page, 'Sign in');
  await page.getByLabel('Authenticator code').fill(nextTotpCode(person.secret));
  await expect(page.getByText('✅ MFA verified. Redirecting...')).toBeVisible();
  await authenticator.remove();
});

test('puts the passkey of this device first, and goes back to the password whenever the user wants', async ({
  page,
}) => {
  const { authenticator, ...person } = await signedOutWithPasskey(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await useButton(page).click();
  await page.waitForURL('**/dashboard/profile');
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const order = page.getByRole('main').getByRole('button', { name: /^(Use a passkey|Sign in)$/ });
  await expect(order).toHaveText(['Use a passkey', 'Sign in']);
  await expectNoAxeViolations(page);

  // No dialog, and a promise that stays pending.
  await page.evaluate(() => {
    navigator.credentials.get = () => new Promise(() => undefined);
  });
  await page.getByLabel('Email').clear();
  await useButton(page).click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await useButton(page).click();
  await expect(page.getByText(/Follow your device’s prompt/)).toBeVisible();
  await expect(page.getByText('Enter your email.')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const cancelled = page.getByRole('alert').filter({ hasText: 'No passkey was used.' });
  await expect(cancelled).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await enterCredentials(page, person.email);
  await page.getByLabel('Authenticator code').fill(nextTotpCode(person.secret));
  await page.waitForURL('**/dashboard/profile');

  // A code turns no passkey off.
  await page.goto('/dashboard/security');
  await expect(rows(page)).toHaveText([/^Passkey This deviceAdded .+Remove Passkey$/]);
  await authenticator.remove();
});

test('asks for the password before adding to a session that isn’t fresh', async ({
  page,
  context,
}) => {
  const authenticator = await addAuthenticator(page);
  await startSession(context);
  const drift = (await context.cookies()).find(({ name }) => name.endsWith('.clockDrift'));
  if (drift === undefined) throw new Error('No session.');
  // This device's clock is six minutes behind the pool's, so that the sign-in was six minutes ago.
  await context.addCookies([{ ...drift, value: '360000' }]);
  await page.goto('/dashboard/security');
  await addButton(page).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill('Wrong-horse');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That isn’t your password.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(notice(page, 'Your passkey is added.')).toBeFocused();
  await authenticator.remove();
});

test('offers a passkey once, after a sign-in with a code', async ({ page, context }) => {
  const authenticator = await addAuthenticator(page);
  const person = await startSession(context);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const offer = page.getByRole('region', { name: 'Next time, use your fingerprint' });
  await context.clearCookies();
  await page.goto('/login');
  await enterCredentials(page, person.email);
  await page.getByLabel('Authenticator code').fill(nextTotpCode(person.secret));
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  const memory = await page.evaluate(() => localStorage.getItem('app.passkeys'));
  expect(memory).toMatch(/"offer":\d{13}/);
  await authenticator.remove();
});

/** What the browser's promises do in place of the virtual authenticator, until the next page. */
async function stubDevice(page: Page, name: string, message: string): Promise<void> {
  await page.evaluate(
    ([name, message]) => {
      const refuse = () => Promise.reject(new DOMException(message, name));
      Object.assign(navigator.credentials, { create: refuse, get: refuse });
    },
    [name, message] as const,
  );
}

const DEVICE_FAILURES = [
  ['NotAllowedError', 'Not allowed.', 'No passkey was added.', 'No passkey was used.'],
  ['NotAllowedError', 'Not focused.', 'Press the button once more.', 'Press the button once more.'],
  ['OperationError', 'A request is pending.', 'Another tab or window', 'Another tab or window'],
  [
    'InvalidStateError',
    'There.',
    'There’s a passkey for your account on',
    'couldn’t use a passkey',
  ],
  ['NotSupportedError', 'No.', 'Set a screen lock on it', 'Set a screen lock on it'],
] as const;

test('says what the device reported, where a passkey is added and where it is used, without the colour of an error', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  const person = await atSecurity(page);
  const alert = (hasText: string) => page.getByRole('main').getByRole('alert').filter({ hasText });
  for (const [name, message, added] of DEVICE_FAILURES) {
    await stubDevice(page, name, message);
    await addButton(page).click();
    await expect(alert(added)).toBeFocused();
  }
  await expectNoAxeViolations(page);
  await page.reload();
  await addButton(page).click();
  await expect(rows(page)).toHaveCount(1);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  for (const [name, message, , used] of DEVICE_FAILURES) {
    await stubDevice(page, name, message);
    await useButton(page).click();
    await expect(alert(used)).toBeFocused();
  }
  await expectNoAxeViolations(page);
  await authenticator.remove();
});

test('finishes what a lost connection has left undone, without another passkey', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  await atSecurity(page);
  const refused = { status: 400, body: { __type: 'InternalErrorException', message: 'No.' } };
  await answerPool(page, 'CompleteWebAuthnRegistration', refused);
  await answerPool(page, 'SetUserMFAPreference', refused);
  await addButton(page).click();
  await expect(page.getByText('but we couldn’t save it.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await answerPool(page, 'SetUserMFAPreference', refused);
  await page.getByRole('button', { name: 'Save it again' }).click();
  await expect(page.getByText('Your passkeys can’t sign you in yet')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your passkeys can’t sign you in yet')).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  expect(await authenticator.credentials()).toHaveLength(1);
  await authenticator.remove();
});

test('uses the password for an unknown email, and for a passkey that the pool has forgotten', async ({
  page,
}) => {
  const { authenticator, ...person } = await signedOutWithPasskey(page);
  await page.goto('/login');
  const refusal = page.getByText('We can’t accept a passkey for this email here.');
  await page.getByLabel('Email').fill('nobody@example.com');
  await useButton(page).click();
  await expect(refusal).toBeVisible();
  await tellConsole('/users/passkeys/forget', { email: person.email });
  await page.reload();
  await page.getByLabel('Email').fill(person.email);
  await useButton(page).click();
  await expect(refusal).toBeVisible();
  await expectNoAxeViolations(page);
  await enterCredentials(page, person.email);
  await expect(page.getByLabel('Authenticator code')).toBeVisible();
  await authenticator.remove();
});

test('shows nothing of passkeys where the pool has none, and no button where the browser has none', async ({
  page,
}) => {
  const off = { status: 400, body: { __type: 'WebAuthnNotEnabledException', message: 'Off.' } };
  await answerPool(page, 'ListWebAuthnCredentials', off);
  await atSecurity(page);
  await expect(sessionRows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toHaveCount(0);
  await page.unrouteAll();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.reload();
  await expect(page.getByText('This browser can’t add passkeys.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(useButton(page)).toHaveCount(0);
});

test('tells the password manager which passkeys there are, and the account’s name', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    const hear = (name: string) => (details: object) => {
      heard.push([name, details]);
      return Promise.reject(new Error('Swallowed.'));
    };
    const names = ['signalAllAcceptedCredentials', 'signalCurrentUserDetails'];
    for (const name of names) Object.assign(PublicKeyCredential, { [name]: hear(name) });
    Object.assign(window, { heard });
  });
  const heard = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')));
  const authenticator = await addAuthenticator(page);
  const person = await atSecurity(page);
  await expect.poll(heard).toContain('"allAcceptedCredentialIds":[]');
  await addButton(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(heard).toMatch(/"allAcceptedCredentialIds":\["[\w-]+"\]/);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Full name').fill('Ada King');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(heard).toContain(`"name":"${person.email}","displayName":"Ada King"`);
  await authenticator.remove();
});
