import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { authenticator, PASSWORD, registeredPerson } from './people.ts';
import type { World } from './world.ts';

export interface SignedIn {
  email: string;
  /** The key in their authenticator app. */
  secret: string;
}

/** Somebody new, signed in with an authenticator that they have just set up. */
export async function signedInPerson(world: World, name = 'Ada Lovelace'): Promise<SignedIn> {
  const email = await registeredPerson(world, name);
  const step = await amplifyUserPool.signIn(email, PASSWORD);
  if (!step.ok || step.value.kind !== 'challenge') throw new Error('No challenge.');
  const { challenge } = step.value;
  if (challenge.kind !== 'totp-set-up') throw new Error('No set-up.');
  const response = authenticator(challenge.secret)();
  await amplifyUserPool.answerChallenge(email, { response });
  return { email, secret: challenge.secret };
}
