import { withoutAuthenticator } from '../../setup/answers.ts';
import { signedInPerson } from '../../setup/sign-in.ts';
import type { World } from '../../setup/world.ts';
import type { Action, Scene } from './action.ts';
import { at, codeOnPhone, signedOutAtHome } from './at-the-screen.ts';

const opening = async (world: World): Promise<Scene> => {
  await signedInPerson(world);
  withoutAuthenticator();
  return { act: () => void at('/enable-mfa') };
};

const verifying = async (world: World): Promise<Scene> => {
  await signedInPerson(world);
  withoutAuthenticator();
  const person = at('/enable-mfa');
  const code = await codeOnPhone();
  return {
    act: () => person.fill('Authenticator code', code),
    typed: { 'Authenticator code': code },
  };
};

const atCode = {
  waiting: 'Checking the code…',
  retry: 'Verify and continue',
  done: '✅ MFA was added. Redirecting...',
  arrange: verifying,
} as const;

export const enabling: Action[] = [
  {
    operation: 'GetUser',
    at: 'looking for an authenticator before one is set up',
    kind: 'session',
    prefix: 'Failed to initiate MFA setup.',
    waiting: 'Preparing your key…',
    retry: 'Try again',
    done: '2. Enter the code',
    arrange: opening,
  },
  {
    operation: 'AssociateSoftwareToken',
    at: 'getting a key where an authenticator is missing',
    kind: 'session',
    prefix: 'Failed to initiate MFA setup.',
    waiting: 'Preparing your key…',
    retry: 'Try again',
    done: '2. Enter the code',
    arrange: opening,
  },
  {
    operation: 'VerifySoftwareToken',
    at: 'verifying a missing authenticator',
    kind: 'session',
    ...atCode,
  },
  {
    operation: 'SetUserMFAPreference',
    at: 'preferring an authenticator that was missing',
    kind: 'best-effort',
    ...atCode,
    // The success doesn't wait for it.
    waiting: atCode.done,
  },
  {
    operation: 'RevokeToken',
    at: 'signing out instead of adding an authenticator',
    kind: 'sign-out',
    waiting: null,
    retry: 'Sign out',
    done: signedOutAtHome,
    arrange: async (world) => {
      await signedInPerson(world);
      withoutAuthenticator();
      const person = at('/enable-mfa');
      await codeOnPhone();
      return { act: () => person.press('Sign out') };
    },
  },
];
