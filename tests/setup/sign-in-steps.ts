import { expect } from 'vitest';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { Challenge, SignInStep } from '#src/services/user-pool/user-pool.ts';
import { codeFor, PASSWORD } from './people.ts';
import { personJustSignedIn } from './sign-in.ts';
import { nextTotpCode } from './totp-codes.ts';
import type { World } from './world.ts';

/** Signing in step by step, with the local pool and the app's own service. */

export interface AuthenticatorUser {
  email: string;
  /** A fresh code of the user's authenticator. */
  code: () => string;
}

export const MINUTE = 60_000;
export const DONE = { kind: 'done' };

/** A signed-out user with an authenticator and this trait. */
export async function personWith(world: World, trait: SignInTrait): Promise<AuthenticatorUser> {
  const { email, secret } = await personJustSignedIn(world);
  userPool.signOut();
  await world.pool.setTrait(email, trait);
  return { email, code: () => nextTotpCode(secret) };
}

export async function signedInAs({ email }: AuthenticatorUser): Promise<SignInStep> {
  return valueOf(await amplifyUserPool.signIn(email, PASSWORD));
}

export const answer = (email: string, response: string) =>
  amplifyUserPool.answerChallenge(email, { response });

export const asked = (challenge: Partial<Challenge>) => ({
  kind: 'challenge',
  challenge: expect.objectContaining(challenge),
});

export const mailed = (world: World, { email }: AuthenticatorUser) => codeFor(world, email);

export const texted = ({ mails }: World) =>
  mails.findLast(({ subject }) => subject === 'Text message')?.code ?? '';

export function valueOf<Value>(
  result: { ok: true; value: Value } | { ok: false; error: object },
): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export function secretOf(step: unknown): string {
  const match = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(step));
  if (match?.[1] === undefined) throw new Error('No secret.');
  return match[1];
}

/** The answer to a custom challenge's question. */
export function sumOf(step: SignInStep): string {
  const numbers = JSON.stringify(step).match(/\d+/g) ?? [];
  return String(numbers.reduce((sum, number) => sum + Number(number), 0));
}
