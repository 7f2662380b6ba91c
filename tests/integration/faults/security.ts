import { vi } from 'vitest';
import { answerInstead } from '../../setup/answers.ts';
import { PASSWORD } from '../../setup/people.ts';
import { authenticatorKnown, personJustSignedIn } from '../../setup/sign-in.ts';
import type { World } from '../../setup/world.ts';
import type { Action, Scene } from './action.ts';
import { at, type Person } from './at-the-screen.ts';

const SCREEN = '/dashboard/security';

/** A signed-in user whose authenticator is known to be enabled, so the guard requests nothing. */
async function atSecurity(world: World): Promise<Person> {
  await personJustSignedIn(world);
  await authenticatorKnown();
  return at(SCREEN);
}

/** A session that the pool has ended meanwhile, but still lists. */
function withSessionElsewhere(): void {
  const elsewhere = { SessionId: `tkn${'a'.repeat(25)}`, DeviceType: 'Safari 18.1 / iOS 18.1' };
  answerInstead({ ListUserSessions: () => Response.json({ Sessions: [elsewhere] }) });
}

/** jsdom has neither object URLs nor downloads. */
function withoutSaving(): void {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:test';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
}

const deleting = {
  kind: 'session',
  prefix: 'We couldn’t delete your account.',
  waiting: 'Deleting your account…',
  retry: 'Delete for good',
  done: 'Your account has been deleted',
  arrange: async (world: World): Promise<Scene> => {
    const person = await atSecurity(world);
    await person.press('Delete account');
    const typed = {
      'Your password': PASSWORD,
      'Type “delete my account” to confirm': 'delete my account',
    };
    for (const [label, value] of Object.entries(typed)) await person.fill(label, value);
    return { act: () => person.press('Delete for good'), typed };
  },
} as const;

export const security: Action[] = [
  {
    operation: 'ListUserSessions',
    at: 'listing the sessions',
    kind: 'session',
    prefix: 'We couldn’t load your sessions.',
    waiting: 'Loading your sessions…',
    inBackground: true,
    retry: 'Try again',
    done: 'This device',
    arrange: async (world) => {
      await personJustSignedIn(world);
      await authenticatorKnown();
      return { act: () => void at(SCREEN) };
    },
  },
  {
    operation: 'ListWebAuthnCredentials',
    at: 'listing the passkeys',
    kind: 'session',
    prefix: 'We couldn’t load your passkeys.',
    waiting: 'Loading your passkeys…',
    inBackground: true,
    retry: 'Try again',
    done: /You have no passkeys yet/,
    arrange: async (world) => {
      await personJustSignedIn(world);
      await authenticatorKnown();
      return { act: () => void at(SCREEN) };
    },
  },
  {
    operation: 'RevokeUserSession',
    at: 'ending a session elsewhere',
    kind: 'session',
    prefix: 'We couldn’t sign that device out.',
    waiting: 'Signing out…',
    retry: 'Sign out',
    done: 'Safari on iOS is signed out.',
    arrange: async (world) => {
      withSessionElsewhere();
      const person = await atSecurity(world);
      return { act: () => person.press('Sign out') };
    },
  },
  {
    operation: 'GlobalSignOut',
    at: 'ending all sessions',
    kind: 'session',
    prefix: 'We couldn’t sign you out everywhere.',
    waiting: 'Signing out everywhere…',
    retry: 'Sign out everywhere',
    done: 'Signed out everywhere',
    arrange: async (world) => {
      const person = await atSecurity(world);
      await person.press('Sign out of all devices');
      return { act: () => person.press('Sign out everywhere') };
    },
  },
  {
    operation: 'GetUser',
    at: 'collecting a copy of the data',
    kind: 'session',
    prefix: 'We couldn’t collect your data.',
    waiting: 'Collecting your data…',
    retry: 'Download your data',
    done: /Your data is in your downloads, as lureproof-data-/,
    arrange: async (world) => {
      withoutSaving();
      const person = await atSecurity(world);
      return { act: () => person.press('Download your data') };
    },
  },
  { operation: 'InitiateAuth', at: 'beginning to prove the password for a deletion', ...deleting },
  { operation: 'RespondToAuthChallenge', at: 'proving the password for a deletion', ...deleting },
  { operation: 'DeleteUser', at: 'deleting the account', ...deleting },
];
