import { useReducer } from 'react';
import { isPasswordAccepted } from '#src/flows/sign-up/password-rule.ts';
import {
  signUpReducer,
  startSignUp,
  type SignUpField,
  type SignUpState,
} from '#src/flows/sign-up/sign-up.ts';
import { normaliseEmail } from '#src/lib/normalise-email.ts';
import type { Result } from '#src/lib/result.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { SignUpStep } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

export interface SignUpDetails {
  name: string;
  email: string;
  password: string;
}

export interface SignUp {
  state: SignUpState;
  submitDetails: (details: SignUpDetails) => void;
  submitCode: (code: string) => void;
  /** Resolves to true when a new code is on its way. */
  resendCode: () => Promise<boolean>;
  goBack: () => void;
}

/** Binds the sign-up flow to the user pool. */
export function useSignUp(carriedEmail: string, verifying: boolean): SignUp {
  const [state, dispatch] = useReducer(signUpReducer, null, () =>
    startSignUp(carriedEmail, verifying),
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
      const details = {
        ...typed,
        name: typed.name.trim(),
        email: normaliseEmail(typed.email),
      };
      const missing = missingDetails(details);
      const weakPassword = details.password !== '' && !isPasswordAccepted(details.password);
      if (missing.length > 0 || weakPassword) {
        return dispatch({ type: 'refused', missing, weakPassword });
      }
      dispatch({ type: 'submitted', email: details.email });
      void settle(userPool.signUp(details));
    },
    submitCode: (code) => {
      if (state.waiting) return;
      if (code === '') {
        return dispatch({ type: 'refused', missing: ['code'], weakPassword: false });
      }
      dispatch({ type: 'submitted' });
      void settle(userPool.confirmSignUp(state.email, code));
    },
    resendCode: async () => {
      const result = await userPool.resendSignUpCode(state.email);
      dispatch(
        result.ok
          ? { type: 'code-resent', destination: result.value.destination }
          : { type: 'rejected', error: result.error },
      );
      return result.ok;
    },
    goBack: () => dispatch({ type: 'went-back' }),
  };
}

function missingDetails({ name, email, password }: SignUpDetails): SignUpField[] {
  const values: [SignUpField, string][] = [
    ['name', name],
    ['username', email],
    ['password', password],
  ];
  return values.filter(([, value]) => value === '').map(([field]) => field);
}
