import { feedbackWords } from '#content/demo/screens.ts';
import { drawScenarios } from '#src/routes/demo/draw-scenarios.ts';
import { otherCode } from '../../tests/setup/other-code.ts';
import { ROUND } from '../../tests/setup/round-code.ts';
import { nextTotpCode, totpCode } from '../../tests/setup/totp-codes.ts';
import { latestCode } from '../fixtures/mailbox.ts';
import { newPerson, PASSWORD, registered } from '../fixtures/people.ts';
import { formsFrom } from '../fixtures/submissions.ts';
import { expect, NARROW, test, WIDE } from './test.ts';
import type { Visitor } from './visitor.ts';

const NEW_PASSWORD = 'Battery-staple';

async function signIn({ fill, click }: Visitor, email: string, password = PASSWORD) {
  await fill('Email', email);
  await fill('Password', password);
  await click('button', 'Sign in');
}

async function signOut(visitor: Visitor, width: number) {
  if (width === NARROW) await visitor.click('button', 'Menu');
  else await visitor.hover('button', 'Account');
  await visitor.click('button', 'Logout');
  await visitor.reads('You’ve signed out.');
}

const keyOnScreen = async ({ run }: Visitor) => {
  const uri = await run(() => document.querySelector('a[href^="otpauth:"]')?.getAttribute('href'));
  return new URL(String(uri)).searchParams.get('secret') ?? '';
};

/** Runs in the page. */
function backgroundOfCode(): string | undefined {
  const field = document.querySelector('[autocomplete="one-time-code"]');
  return field === null ? undefined : getComputedStyle(field).backgroundImage;
}

/** `npm test` runs only the others. */
const FULL = { tag: '@full' };

for (const width of [WIDE, NARROW]) {
  test.describe(`at ${width} px`, () => {
    test.use({ width });

    test(
      'register, verify, set up an authenticator, learn, sign out, sign in with a code',
      width === NARROW ? FULL : {},
      async ({ visitor }) => {
        const person = newPerson('Grace Hopper');
        const { open, click, fill, finds, reads, isAt, run } = visitor;
        await test.step('register', async () => {
          await open('/');
          if (width === NARROW) await click('button', 'Menu');
          await click('link', 'Get Started');
          await fill('Full name', person.name);
          await fill('Email', person.email);
          await fill('Password', PASSWORD);
          await click('button', 'Create account');
        });
        await test.step('verify, with a wrong code first', async () => {
          await finds('heading', 'Check your email');
          // In the colours’ own space, Firefox draws the slots as dots.
          expect(await run(backgroundOfCode)).toContain('in srgb');
          const code = await latestCode(person.email);
          await fill('Verification code', otherCode(code));
          await reads('Invalid verification code provided, please try again.');
          await fill('Verification code', code);
          await reads('✅ Account verified successfully! Redirecting to login...');
        });
        const secret = await test.step('set up an authenticator', async () => {
          await isAt(/\/login$/);
          await signIn(visitor, person.email);
          await finds('heading', 'Set up your authenticator');
          const key = await keyOnScreen(visitor);
          await fill('Authenticator code', totpCode(key));
          await reads('✅ MFA verified. Redirecting...');
          return key;
        });
        await test.step('see the profile', async () => {
          await isAt(/\/dashboard\/profile$/);
          await reads('Preferred');
        });
        await test.step('learn', async () => {
          if (width === NARROW) await click('button', 'Menu');
          await click('button', 'Learn');
          await finds('heading', /Grace Hopper/);
          expect(String(await run(() => location.href))).not.toContain('token');
        });
        await test.step('sign out', async () => {
          await open('/dashboard');
          await isAt(/\/dashboard\/profile$/);
          await signOut(visitor, width);
          expect(await run(() => document.cookie)).toBe('');
        });
        await test.step('sign in with a code', async () => {
          await open('/login');
          await signIn(visitor, person.email);
          await finds('heading', 'Enter your code');
          await fill('Authenticator code', nextTotpCode(secret));
          await isAt(/\/dashboard\/profile$/);
        });
      },
    );

    test(
      'the first press on a public page starts the app, and counts',
      width === WIDE ? FULL : {},
      async ({ visitor }) => {
        const { open, click, finds, becomes, run } = visitor;
        await open('/pricing');
        await run(() =>
          document.addEventListener('app:live', () => Reflect.set(window, 'isLive', true)),
        );
        await click('choice', 'Dark');
        await becomes(() => document.documentElement.dataset['theme'] === 'dark');
        await becomes(() => Reflect.get(window, 'isLive'));
        await click('link', 'Careers');
        await finds('heading', /^No positions are open/);
        // In the same document.
        expect(await run(() => Reflect.get(window, 'isLive'))).toBe(true);
      },
    );

    test(
      'the contact form is sent',
      width === WIDE ? FULL : {},
      async ({ visitor: { open, click, fill, reads } }) => {
        const { name, email } = newPerson();
        const message = 'Is this message from you?';
        await open('/contact');
        await fill('Name', name);
        await fill('Email', email);
        await fill('Message', message);
        await click('button', 'Send message');
        await reads('Thank you! Your message has been sent successfully.');
        expect(await formsFrom(email)).toMatchObject([{ fields: { name, message } }]);
      },
    );

    test('reset the password, sign in with it', FULL, async ({ visitor }) => {
      const { open, click, fill, finds, isAt } = visitor;
      const { email } = await registered();
      const sent = await latestCode(email);
      await open('/reset-password');
      await fill('Email', email);
      await click('button', 'Send reset code');
      await finds('heading', 'Choose a new password');
      await fill('Verification code', await latestCode(email, { otherThan: sent }));
      await fill('New password', NEW_PASSWORD);
      await click('button', 'Reset password');
      await isAt(/\/login$/);
      await signIn(visitor, email, NEW_PASSWORD);
      await finds('heading', 'Set up your authenticator');
    });

    test('sign in with Google, sign out', FULL, async ({ visitor }) => {
      const { open, click, finds, reads, isAt } = visitor;
      await open('/login');
      await click('button', /with Google/);
      await click('button', /Ada Lovelace/);
      await finds('heading', 'Google protects this account');
      await click('button', 'Go to your dashboard');
      await isAt(/\/dashboard\/profile$/);
      await reads('Hello, Ada Lovelace');
      await signOut(visitor, width);
    });

    test('a round of the demo', FULL, async ({ visitor: { open, click, finds } }) => {
      await open(`/demo?round=${ROUND}`);
      await click('button', 'Start the round');
      for (const [index, { kind }] of drawScenarios(ROUND).entries()) {
        await finds('heading', new RegExp(`^Message ${index + 1} of 6`));
        const isRight = index !== 2;
        await click('button', (kind === 'phish') === isRight ? /^Report/ : /^Trust/);
        await click('button', /^Certain/);
        await finds('heading', feedbackWords[isRight ? 'right' : 'wrong'][kind]);
        await click('button', index === 5 ? 'See how you did' : 'Next message');
      }
      await finds('heading', 'Your best rounds');
    });
  });
}
