import type { UserPoolState } from '#local/user-pool/state.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { forgetUser } from '#src/services/user-pool/cached-user.ts';
import { authenticator, PASSWORD, registeredPerson } from './people.ts';
import type { World } from './world.ts';

export interface SignedIn {
  email: string;
  /** The key of the user's authenticator app. */
  secret: string;
}

interface Moment {
  person: SignedIn;
  cookies: string[];
  state: UserPoolState;
}

const made = new Map<World, Moment>();

/**
 * A user signed in with an authenticator, in a pool restored to the moment after that sign-in: computed once for each
 * test file.
 */
export async function personJustSignedIn(world: World): Promise<SignedIn> {
  const moment = made.get(world);
  if (moment === undefined) {
    const person = await signedInPerson(world);
    const cookies = document.cookie.split('; ');
    made.set(world, { person, cookies, state: structuredClone(world.store.read()) });
    return person;
  }
  world.store.write(structuredClone(moment.state));
  for (const cookie of moment.cookies) document.cookie = `${cookie}; path=/`;
  return moment.person;
}

/** A new user, signed in with an authenticator just set up. */
export async function signedInPerson(world: World, name = 'Ada Lovelace'): Promise<SignedIn> {
  const email = await registeredPerson(world, name);
  const secret = await setUpAuthenticator(email, await amplifyUserPool.signIn(email, PASSWORD));
  return { email, secret };
}

/** The user has an authenticator and the guard knows it, so the next screen requests the user's data only for itself. */
export async function authenticatorKnown(): Promise<void> {
  await amplifyUserPool.preferSoftwareToken();
  forgetUser();
}

type Step = Awaited<ReturnType<typeof amplifyUserPool.signIn>>;

/** Completes a first sign-in; returns the authenticator's key. */
export async function setUpAuthenticator(email: string, step: Step): Promise<string> {
  if (!step.ok || step.value.kind !== 'challenge') throw new Error('No challenge.');
  const { challenge } = step.value;
  if (challenge.kind !== 'totp-set-up') throw new Error('No set-up.');
  const response = authenticator(challenge.secret)();
  const answered = await amplifyUserPool.answerChallenge(email, { response });
  if (!answered.ok) throw new Error(`Not signed in: ${answered.error.code}.`);
  return challenge.secret;
}
