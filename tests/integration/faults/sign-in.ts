import { LOCAL_USER_POOL_ID } from '#local/settings.ts';
import { authenticator, PASSWORD, registeredPerson } from '../../setup/people.ts';
import { personJustSignedIn } from '../../setup/sign-in.ts';
import type { World } from '../../setup/world.ts';
import type { Action, Scene } from './action.ts';
import { at, codeOnPhone, forgetSession } from './at-the-screen.ts';

const PASTED_EARLY = 30_000;

async function withCredentials(email: string, password = PASSWORD) {
  const person = at('/login');
  await person.fill('Email', email);
  await person.fill('Password', password);
  return person;
}

async function atCredentials(world: World): Promise<Scene> {
  const email = await registeredPerson(world);
  const person = await withCredentials(email);
  return {
    act: () => person.press('Sign in'),
    typed: { Email: email, Password: PASSWORD },
  };
}

async function atSetUp(world: World): Promise<Scene> {
  const email = await registeredPerson(world);
  const person = await withCredentials(email);
  await person.press('Sign in');
  const code = await codeOnPhone();
  return {
    act: () => person.fill('Authenticator code', code),
    typed: { 'Authenticator code': code },
    email,
  };
}

async function atCode(world: World): Promise<Scene> {
  const { email, secret } = await personJustSignedIn(world);
  forgetSession();
  const person = await withCredentials(email);
  await person.press('Sign in');
  // The set-up has used the current code; the next one is accepted half a minute early.
  const code = authenticator(secret)(Date.now() + PASTED_EARLY);
  return {
    act: () => person.fill('Authenticator code', code),
    typed: { 'Authenticator code': code },
    email,
  };
}

let invited = 0;

/** An account made by an administrator, after its temporary password. */
async function atNewPassword(world: World): Promise<Scene> {
  invited += 1;
  const email = `invited${invited}@example.com`;
  await world.pool.call('AdminCreateUser', {
    UserPoolId: LOCAL_USER_POOL_ID,
    Username: email,
    TemporaryPassword: PASSWORD,
    MessageAction: 'SUPPRESS',
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: 'Ada Lovelace' },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
  const person = await withCredentials(email);
  await person.press('Sign in');
  await person.fill('New password', NEW_PASSWORD);
  return {
    act: () => person.press('Save and continue'),
    typed: { 'New password': NEW_PASSWORD },
    email,
  };
}

const NEW_PASSWORD = 'Battery-staple';
const SET_UP = 'Set up your authenticator';
const VERIFIED = '✅ MFA verified. Redirecting...';

const credentials = {
  kind: 'credentials',
  waiting: 'Signing in…',
  retry: 'Sign in',
  done: SET_UP,
  arrange: atCredentials,
} as const;

const setUp = {
  kind: 'challenge',
  waiting: 'Checking the code…',
  retry: 'Verify and continue',
  onceLost: 'If you’re shown a new key, delete the account that you’ve just added to your app.',
  done: VERIFIED,
  arrange: atSetUp,
} as const;

export const signIn: Action[] = [
  { operation: 'InitiateAuth', at: 'signing in', ...credentials },
  { operation: 'RespondToAuthChallenge', at: 'proving the password', ...credentials },
  { operation: 'AssociateSoftwareToken', at: 'getting a key while signing in', ...credentials },
  {
    operation: 'VerifySoftwareToken',
    at: 'verifying an authenticator while signing in',
    ...setUp,
  },
  {
    operation: 'RespondToAuthChallenge',
    at: 'ending a sign-in with a new authenticator',
    ...setUp,
    kind: 'last-answer',
  },
  {
    operation: 'SetUserMFAPreference',
    at: 'preferring the authenticator after signing in',
    ...setUp,
    kind: 'sign-in-best-effort',
  },
  {
    operation: 'RespondToAuthChallenge',
    at: 'entering a code',
    kind: 'challenge',
    waiting: 'Checking the code…',
    retry: 'Verify',
    done: VERIFIED,
    arrange: atCode,
  },
  {
    operation: 'RespondToAuthChallenge',
    at: 'choosing a password for an account made by an administrator',
    kind: 'challenge',
    waiting: 'Saving…',
    retry: 'Save and continue',
    done: SET_UP,
    arrange: atNewPassword,
  },
];
