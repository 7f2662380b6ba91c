import type { SignInFailure } from '#src/flows/sign-in/sign-in.ts';
import type { ChallengeAnswer } from '#src/services/user-pool/user-pool.ts';

/** The props of every challenge form. */
export interface ChallengeProps {
  /** Of the account that is signing in. */
  email: string;
  waiting: boolean;
  failure: SignInFailure | null;
  onAnswer: (answer: ChallengeAnswer) => void;
}
