import type { SignInFailure } from '#src/flows/sign-in/sign-in.ts';
import type { ChallengeAnswer } from '#src/services/user-pool/user-pool.ts';

/** What every challenge's form takes. */
export interface ChallengeProps {
  waiting: boolean;
  failure: SignInFailure | null;
  onAnswer: (answer: ChallengeAnswer) => void;
}
