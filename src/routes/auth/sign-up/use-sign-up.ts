import { useReducer } from 'react';
import {
  normaliseDetails,
  problemsWithCode,
  problemsWithDetails,
  signUpReducer,
  startSignUp,
  type SignUpDetails,
  type SignUpState,
} from '#src/flows/sign-up.ts';
import type { AuthEntryState } from '#src/lib/history-state.ts';
import type { Result } from '#src/lib/result.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { SignUpStep } from '#src/services/user-pool/user-pool.ts';

export interface SignUp {
  state: SignUpState;
  submitDetails: (details: SignUpDetails) => void;
  submitCode: (code: string) => void;
  /** Resolves with true if a new code has been sent. */
  resendCode: () => Promise<boolean>;
  goBack: () => void;
}

/** Binds the sign-up flow to the user pool. */
export function useSignUp({ email, awaitingCode, notice }: AuthEntryState): SignUp {
  const [state, dispatch] = useReducer(signUpReducer, null, () =>
    startSignUp(email, awaitingCode, notice !== 'verification-not-sent'),
  );

  const settle = async (outcome: Promise<Result<SignUpStep, UserPoolError>>) => {
    const result = await outcome;
    dispatch(
      result.ok
        ? { type: 'stepped', step: result.value }
        : { type: 'rejected', error: result.error },
    );
  };

  return {
    state,
    submitDetails: (typed) => {
      if (state.waiting) return;
      const details = normaliseDetails(typed);
      const problems = problemsWithDetails(details);
      if (problems.size > 0) return dispatch({ type: 'invalid', problems });
      dispatch({ type: 'submitted', email: details.email });
      void settle(userPool.signUp(details));
    },
    submitCode: (code) => {
      if (state.waiting) return;
      const problems = problemsWithCode(code);
      if (problems.size > 0) return dispatch({ type: 'invalid', problems });
      dispatch({ type: 'submitted' });
      void settle(userPool.confirmSignUp(state.email, code));
    },
    resendCode: async () => {
      const result = await userPool.resendSignUpCode(state.email);
      dispatch(
        result.ok ? { type: 'code-resent' } : { type: 'resend-rejected', error: result.error },
      );
      return result.ok;
    },
    goBack: () => dispatch({ type: 'went-back' }),
  };
}
