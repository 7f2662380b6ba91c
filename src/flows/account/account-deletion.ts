import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import { fieldProblems, problemWith, type FieldProblems } from './field-problems.ts';

/** How long ago a social session may have begun that deletes an account, in milliseconds. */
const FRESH_MS = 10 * 60_000;

export type DeletionField = 'password' | 'confirmation';

/** What proves that it is the user who deletes the account, and not someone at their unlocked device. */
export type DeletionProof = 'password' | 'fresh-session' | 'sign-in-again';

/** A social account has no password of ours: the user has to have signed in just now, by the pool's `auth_time`. */
export function deletionProof(
  session: { signInType: SignInType; signedInAt: number | null },
  now: number,
): DeletionProof {
  if (session.signInType === 'password') return 'password';
  const { signedInAt } = session;
  return signedInAt !== null && now - signedInAt <= FRESH_MS ? 'fresh-session' : 'sign-in-again';
}

interface TypedForDeletion {
  /** Null where no password is asked for. */
  password: string | null;
  confirmation: string;
}

/** What is wrong before anything is sent, or null. The confirmation may be in capitals. */
export function refuseDeletion(
  { password, confirmation }: TypedForDeletion,
  phrase: string,
): FieldProblems<DeletionField> | null {
  const isConfirmed = confirmation.trim().toLowerCase() === phrase.toLowerCase();
  const problems = fieldProblems<DeletionField>([
    ['password', password === null ? null : problemWith('password', password)],
    ['confirmation', isConfirmed ? null : 'missing'],
  ]);
  return problems.size === 0 ? null : problems;
}
