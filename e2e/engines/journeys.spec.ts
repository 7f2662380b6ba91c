import { nextTotpCode, totpCode } from '../../tests/setup/totp-codes.ts';
import { otherCode } from '../../tests/setup/other-code.ts';
import { latestCode } from '../fixtures/mailbox.ts';
import { newPerson, PASSWORD } from '../fixtures/people.ts';
import { expect, test } from './test.ts';

test('register, verify, set up an authenticator, learn, sign out, sign in with a code', async ({
  visitor,
}) => {
  const person = newPerson('Grace Hopper');
  const { open, click, hover, fill, finds, reads, isAt, run } = visitor;
  const signIn = async () => {
    await fill('Email', person.email);
    await fill('Password', PASSWORD);
    await click('button', 'Sign in');
  };

  await test.step('register', async () => {
    await open('/');
    await click('link', 'Get Started');
    await fill('Full name', person.name);
    await fill('Email', person.email);
    await fill('Password', PASSWORD);
    await click('button', 'Create account');
  });
  await test.step('verify, with a wrong code first', async () => {
    await finds('heading', 'Check your email');
    const code = await latestCode(person.email);
    await fill('Verification code', otherCode(code));
    await reads('Invalid verification code provided, please try again.');
    await fill('Verification code', code);
    await reads('✅ Account verified successfully! Redirecting to login...');
  });
  const secret = await test.step('set up an authenticator', async () => {
    await isAt(/\/login$/);
    await signIn();
    await finds('heading', 'Set up your authenticator');
    const key = await keyOnScreen();
    await fill('Authenticator code', totpCode(key));
    await reads('✅ MFA verified. Redirecting...');
    return key;
  });
  await test.step('see the profile', async () => {
    await isAt(/\/dashboard\/profile$/);
    await reads('Preferred');
  });
  await test.step('learn', async () => {
    await click('button', 'Learn');
    await finds('heading', /Grace Hopper/);
    expect(String(await run(() => location.href))).not.toContain('token');
  });
  await test.step('sign out', async () => {
    await open('/dashboard');
    await isAt(/\/dashboard\/profile$/);
    await hover('button', 'Account');
    await click('button', 'Logout');
    await reads('You’ve signed out.');
    expect(await run(() => document.cookie)).toBe('');
  });
  await test.step('sign in with a code', async () => {
    await click('link', 'Login');
    await signIn();
    await finds('heading', 'Enter your code');
    await fill('Authenticator code', nextTotpCode(secret));
    await isAt(/\/dashboard\/profile$/);
  });

  async function keyOnScreen(): Promise<string> {
    const uri = await run(() =>
      document.querySelector('a[href^="otpauth:"]')?.getAttribute('href'),
    );
    return new URL(String(uri)).searchParams.get('secret') ?? '';
  }
});
