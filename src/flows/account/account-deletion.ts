import { isFresh } from '#src/lib/is-fresh.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import { fieldProblems, validateInput, type FieldProblems } from '#src/flows/fields/validate.ts';

/** A social session may delete the account for this long after the sign-in. */
const FRESH_MS = 10 * 60_000;

export type DeletionField = 'password' | 'confirmation';

/** Proof that the user is deleting their own account, and not someone else at an unlocked device. */
export type DeletionProof = 'password' | 'fresh-session' | 'sign-in-again';

/** A social account has no password here, so the user must have signed in recently, by the pool's `auth_time`. */
export function deletionProof(
  session: { signInType: SignInType; signedInAt: number | null },
  now: number,
): DeletionProof {
  if (session.signInType === 'password') return 'password';
  return isFresh(session.signedInAt, now, FRESH_MS) ? 'fresh-session' : 'sign-in-again';
}

interface TypedForDeletion {
  /** Null if no password is required. */
  password: string | null;
  confirmation: string;
}

/** The problems that stop a deletion from being sent, or null. The confirmation's case doesn't matter. */
export function refuseDeletion(
  { password, confirmation }: TypedForDeletion,
  phrase: string,
): FieldProblems<DeletionField> | null {
  const isConfirmed = confirmation.trim().toLowerCase() === phrase.toLowerCase();
  const problems = fieldProblems<DeletionField>([
    ['password', password === null ? null : validateInput('password', password)],
    ['confirmation', isConfirmed ? null : 'missing'],
  ]);
  return problems.size === 0 ? null : problems;
}
