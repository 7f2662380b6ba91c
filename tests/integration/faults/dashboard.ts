import { withAuthenticatorOff } from '../../setup/answers.ts';
import { expireAccessToken } from '../../setup/expired-token.ts';
import { PASSWORD } from '../../setup/people.ts';
import { authenticatorKnown, personJustSignedIn, signedInPerson } from '../../setup/sign-in.ts';
import type { World } from '../../setup/world.ts';
import type { Action, Scene } from './action.ts';
import { at, codeOnPhone } from './at-the-screen.ts';

const NEW_PASSWORD = 'Battery-staple';
const ANSWERED_IN_TIME = 'Full name';

/** A signed-in user whose authenticator is known, so the guard requests nothing. */
async function protectedPerson(world: World): Promise<void> {
  await personJustSignedIn(world);
  await authenticatorKnown();
}

async function atProfile(world: World) {
  await protectedPerson(world);
  const person = at('/dashboard/profile');
  await person.fill(ANSWERED_IN_TIME, ' King');
  return person;
}

const RENAMED = { 'Full name': 'Ada Lovelace King' };

async function atReplacement(world: World): Promise<Scene> {
  const person = await atProfile(world);
  await person.press('Replace Authenticator App');
  const code = await codeOnPhone();
  return {
    act: () => person.fill('Code from the new app', code),
    typed: { ...RENAMED, 'Code from the new app': code },
  };
}

/** An operation called while the page opens. */
const opening = (path: string, arranged: (world: World) => Promise<unknown>) => ({
  retry: 'Try again',
  done: /^Hello/,
  arrange: async (world: World): Promise<Scene> => {
    await arranged(world);
    return { act: () => void at(path) };
  },
});

const replacing = {
  waiting: 'Checking the code…',
  retry: 'Verify Authenticator App',
  done: 'Authenticator app setup successfully!',
  arrange: atReplacement,
} as const;

const savingTheName = {
  waiting: 'Saving…',
  retry: 'Save changes',
  done: 'Profile updated successfully.',
  prefix: 'Error updating profile:',
} as const;

/** The success waits for neither the preference nor the profile. */
const REPLACED = 'You can delete the old Lureproof entry now: its codes no longer work.';

export const dashboard: Action[] = [
  {
    operation: 'GetTokensFromRefreshToken',
    at: 'opening the dashboard with a token that ran out',
    kind: 'refresh',
    waiting: 'Checking your session…',
    ...opening('/dashboard/profile', async (world) => {
      await protectedPerson(world);
      expireAccessToken();
    }),
  },
  {
    operation: 'GetUser',
    at: 'opening the dashboard, at the guard',
    kind: 'session',
    waiting: 'Checking your session…',
    ...opening('/dashboard/profile', signedInPerson),
  },
  {
    operation: 'SetUserMFAPreference',
    at: 'switching on a verified authenticator, at the guard',
    kind: 'session',
    waiting: 'Checking your session…',
    ...opening('/dashboard/profile', async (world) => {
      await signedInPerson(world);
      withAuthenticatorOff();
    }),
  },
  {
    operation: 'GetUser',
    at: 'loading the profile',
    kind: 'session',
    prefix: 'We couldn’t load your profile.',
    waiting: 'Loading your profile…',
    ...opening('/dashboard/profile', protectedPerson),
  },
  {
    operation: 'UpdateUserAttributes',
    at: 'changing the name',
    kind: 'session',
    ...savingTheName,
    arrange: async (world) => {
      const person = await atProfile(world);
      return { act: () => person.press('Save changes'), typed: RENAMED };
    },
  },
  {
    operation: 'GetTokensFromRefreshToken',
    at: 'changing the name with a token that ran out',
    kind: 'refresh',
    ...savingTheName,
    arrange: async (world) => {
      const person = await atProfile(world);
      expireAccessToken();
      return { act: () => person.press('Save changes'), typed: RENAMED };
    },
  },
  {
    operation: 'ChangePassword',
    at: 'changing the password',
    kind: 'session',
    waiting: 'Changing…',
    retry: 'Change password',
    done: 'Password updated successfully.',
    arrange: async (world) => {
      const person = await atProfile(world);
      await person.fill('Current password', PASSWORD);
      await person.fill('New password', NEW_PASSWORD);
      return {
        act: () => person.press('Change password'),
        typed: { ...RENAMED, 'Current password': PASSWORD, 'New password': NEW_PASSWORD },
      };
    },
  },
  {
    operation: 'AssociateSoftwareToken',
    at: 'getting a key to replace the authenticator',
    kind: 'session',
    prefix: 'Error starting authenticator app setup:',
    waiting: 'Preparing your key…',
    retry: 'Replace Authenticator App',
    done: 'Replace your authenticator app',
    arrange: async (world) => {
      const person = await atProfile(world);
      return { act: () => person.press('Replace Authenticator App'), typed: RENAMED };
    },
  },
  {
    operation: 'VerifySoftwareToken',
    at: 'replacing the authenticator',
    kind: 'session',
    prefix: 'Error confirming code:',
    ...replacing,
  },
  {
    operation: 'SetUserMFAPreference',
    at: 'preferring the authenticator after replacing it',
    kind: 'best-effort',
    ...replacing,
    waiting: REPLACED,
  },
  {
    operation: 'GetUser',
    at: 'loading the profile again behind a replaced authenticator',
    kind: 'best-effort',
    ...replacing,
    waiting: REPLACED,
  },
];
