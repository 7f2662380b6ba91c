import { otherCode } from '../../../../setup/other-code.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerInstead, refusal } from '../../../../setup/answers.ts';
import { codeFor, PASSWORD, registeredPerson } from '../../../../setup/people.ts';
import { otherTab } from '../../../../setup/other-tab.ts';
import { submitDetails } from '../../../../setup/register-screen.ts';
import {
  button,
  expectRedirectAfter,
  field,
  focusedAlert,
  main,
  open,
  passwordField,
} from '../../../../setup/screen.tsx';
import { watchTimers } from '../../../../setup/timers.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const RULE =
  'Password must be at least 8 characters and include upper, lower, and special character.';

const ruleItem = (text: string | RegExp) => screen.getByText(text).closest('li');

function pretendToSend(): void {
  const CodeDeliveryDetails = { AttributeName: 'email', DeliveryMedium: 'EMAIL' };
  answerInstead({ ResendConfirmationCode: () => Response.json({ CodeDeliveryDetails }) });
}

const inArabicDigits = (code: string) =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

describe('/register', () => {
  it('doesn’t ask a signed-in user to register', async () => {
    const { email } = await signedInPerson(world);
    open('/register');
    expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    expect(main().getByText(email)).toBeVisible();
  });

  it('notices a sign-in in another tab while the details are open, not during the verification', async () => {
    const other = await otherTab(world);
    const user = await submitDetails('two.tabs@example.com');
    await field('Verification code');
    other.signIn();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Login' })).toBeNull());
    expect(await field('Verification code')).toBeVisible();
    await user.click(await button('Use a different email'));
    expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    other.signOut();
    expect(await field('Full name')).toBeVisible();
  });

  it.each([
    ['business', 'Business plan: 14 days free, no card.', '/pricing#plans'],
    ['individual', 'Individual plan: free for good, no card.', '/pricing#plans'],
    ['starter', 'Starter plan: 14 days free, no card.', '/#pricing'],
  ])(
    'says which plan the user is starting, with a link to the others: %s',
    async (plan, text, others) => {
      open(`/register?plan=${plan}`);
      expect((await screen.findByText(/plan: /)).textContent).toBe(`${text} Change plan`);
      expect(screen.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', others);
    },
  );

  it('shows the rule from the start, ticks it off, and refuses a weak password', async () => {
    const user = await submitDetails('weak@example.com', 'abcdefg!');
    const password = await passwordField('Password');
    expect(await screen.findByText(RULE)).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    expect(world.calls).toEqual([]);
    expect(ruleItem('an upper-case letter')).toHaveTextContent('still needed');
    await user.type(password, 'A');
    expect(ruleItem('an upper-case letter')).toHaveTextContent('done');
    expect(await field('Email')).toHaveValue('weak@example.com');
  });

  it('goes from the details to the verification, then to /login with the email', async () => {
    const timers = watchTimers();
    const user = await submitDetails('Ann <New.Person@Bücher.example.>');
    const code = await field('Verification code');
    expect(screen.getByText('new.person@bücher.example')).toBeVisible();
    const right = codeFor(world, 'new.person@xn--bcher-kva.example');
    await user.type(code, otherCode(right));
    expect(
      await screen.findByText('Invalid verification code provided, please try again.'),
    ).toBeVisible();
    expect(code).toBeInvalid();
    expect(code).toHaveFocus();
    await user.keyboard(right);
    expect(
      await screen.findByText('✅ Account verified successfully! Redirecting to login...'),
    ).toBeVisible();
    const steps = main().getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'Your details done',
      'Your email done',
      '3Your authenticator next',
    ]);
    await expectRedirectAfter(2000, timers, ['Sign in', '/login']);
    expect(await field('Email')).toHaveValue('new.person@bücher.example');
    expect(screen.getByText(/^Your email is confirmed\. Sign in, then set up/)).toBeVisible();
    expect(screen.getByText('Step 3 of 3: sign in, then your authenticator')).toBeVisible();
    expect(await passwordField('Password')).toHaveValue(PASSWORD);
    const written = [document.documentElement.outerHTML, window.location.href, history.state];
    expect(
      JSON.stringify([...written, Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toContain(PASSWORD);
  });

  it.each([
    ['then an input event', true],
    ['without another event', false],
  ])(
    'sends a code once that an input method composes in other digits, which ends %s',
    async (_, hasInputAfterwards) => {
      const email = `${hasInputAfterwards ? 'firefox' : 'chromium'}@example.com`;
      await submitDetails(email);
      const code = await field('Verification code');
      const typed = inArabicDigits(codeFor(world, email));
      const compose = (value: string, isComposing: boolean) =>
        fireEvent.input(code, { target: { value }, isComposing });
      fireEvent.compositionStart(code);
      for (const length of [1, 2, 3, 4, 5]) {
        compose(typed.slice(0, length), true);
        expect(code).toHaveValue(typed.slice(0, length));
      }
      compose(typed, true);
      fireEvent.compositionEnd(code);
      if (hasInputAfterwards) compose(typed, false);
      expect(await screen.findByText(/^✅ Account verified successfully!/)).toBeVisible();
      expect(world.calls.filter((call) => call === 'ConfirmSignUp')).toHaveLength(1);
    },
  );

  it('says that an account exists, and keeps everything typed, including the email on /login', async () => {
    const email = await registeredPerson(world);
    const user = await submitDetails(email);
    const refusal = await screen.findByText(/^User already exists/);
    expect(refusal.parentElement).toHaveTextContent('User already exists. Sign in to continue.');
    expect(await field('Full name')).toHaveValue('Ada Lovelace');
    expect(await field('Email')).toHaveValue(email);
    expect(await field('Email')).toBeInvalid();
    expect(await passwordField('Password')).toHaveValue(PASSWORD);
    expect(await passwordField('Password')).toBeValid();
    const [signIn = document.body] = main().getAllByRole('link', { name: 'Sign in' });
    await user.click(signIn);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await field('Email')).toHaveValue(email);
  });

  it.each([
    ['username', 'Email', 'That email address isn’t accepted. Check it, or use another.'],
    ['password', 'Password', 'That password isn’t accepted. Choose another.'],
    ['clientId', null, 'Registration failed'],
  ])(
    'has words of its own for a %s that the user pool’s pattern refuses',
    async (member, label, text) => {
      const rule = `Value at '${member}' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+`;
      answerInstead({
        SignUp: () => refusal('InvalidParameterException', `1 validation error detected: ${rule}`),
      });
      await submitDetails('refused@example.com');
      await focusedAlert(text);
      expect(document.body).not.toHaveTextContent(/constraint|pattern/);
      for (const known of ['Email', 'Password']) {
        const control = screen.getByLabelText(known);
        expect(control.getAttribute('aria-invalid')).toBe(known === label ? 'true' : null);
      }
    },
  );

  it('lets the user go back to correct the email, keeping the rest', async () => {
    const user = await submitDetails('typo@example.con');
    await user.click(await button('Use a different email'));
    expect(await field('Full name')).toHaveValue('Ada Lovelace');
    expect(await field('Email')).toHaveValue('typo@example.con');
  });

  it('sends a new code after 30 seconds, not before, and confirms it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const user = await submitDetails('late@example.com');
    expect(await screen.findByText('You can ask for a new code in 30 seconds.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(29_000));
    expect(screen.getByText('You can ask for a new code in 1 second.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1000));
    // However long the button has been shown.
    act(() => void vi.advanceTimersByTime(45_000));
    await user.click(await button('Send a new code'));
    const wait = await screen.findByText('You can ask for a new code in 30 seconds.');
    expect(wait).toHaveFocus();
    expect(world.calls.at(-1)).toBe('ResendConfirmationCode');
  });

  it.each([
    ['the user pool says so', () => undefined, /^User is already confirmed\./],
    // Real user pools do, so as not to reveal who has an account (aws-amplify/amplify-js#14762).
    [
      'the user pool pretends to send a code',
      pretendToSend,
      /^You can ask for a new code in 30 seconds/,
    ],
  ])('lets an already verified user continue: %s', async (_, arrange, shown) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const email = await registeredPerson(world);
    arrange();
    const user = open('/register?redirectTo=%2Fdashboard', { email, awaitingCode: true });
    expect(await field('Verification code')).toBeVisible();
    act(() => void vi.advanceTimersByTime(30_000));
    await user.click(await button('Send a new code'));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(
      screen.getByText(/^If you’ve already confirmed this email, no code is sent\./),
    ).toBeVisible();
    const links = main().getAllByRole('link', { name: 'Sign in' });
    await user.click(links.at(-1) ?? document.body);
    expect(await field('Email')).toHaveValue(email);
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard');
  });

  it.each([
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ])('opens what the user agrees to in another tab: %s', async (name, path) => {
    open('/register');
    const link = await screen.findByRole('link', {
      name: new RegExp(`^${name} ?\\(opens in a new tab\\)$`),
    });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  });
});
