import { useReducer } from 'react';
import { passwordResetWords } from '#content/auth/password-reset.ts';
import { normalisePassword } from '#src/flows/fields/send-password.ts';
import {
  passwordResetReducer,
  problemsWithRequest,
  problemsWithReset,
  startPasswordReset,
  type PasswordResetState,
} from '#src/flows/password-reset.ts';
import { normaliseEmail } from '#src/lib/email.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { showSuccess } from '#src/ui/toast.tsx';

export interface ResetPassword {
  state: PasswordResetState;
  requestCode: (email: string) => void;
  /** Resolves with true if a new code has been sent. */
  resendCode: () => Promise<boolean>;
  confirm: (code: string, password: string) => void;
  goBack: () => void;
}

/** Binds the password reset to the user pool. */
export function useResetPassword(passedEmail: string, awaitingCode: boolean): ResetPassword {
  const [state, dispatch] = useReducer(passwordResetReducer, null, () =>
    startPasswordReset(passedEmail, awaitingCode),
  );

  const request = async (email: string) => {
    dispatch({ type: 'submitted', email });
    const result = await userPool.requestPasswordReset(email);
    if (!result.ok) return dispatch({ type: 'rejected', error: result.error });
    dispatch({ type: 'code-sent' });
    showSuccess(passwordResetWords.codeSent);
  };

  const change = async (code: string, password: string) => {
    dispatch({ type: 'submitted' });
    const result = await userPool.confirmPasswordReset({ email: state.email, code, password });
    dispatch(result.ok ? { type: 'confirmed' } : { type: 'rejected', error: result.error });
  };

  return {
    state,
    requestCode: (typed) => {
      if (state.waiting) return;
      const email = normaliseEmail(typed);
      const problems = problemsWithRequest(email);
      if (problems.size === 0) return void request(email);
      dispatch({ type: 'invalid', problems });
    },
    resendCode: async () => {
      const result = await userPool.requestPasswordReset(state.email);
      dispatch(
        result.ok ? { type: 'code-resent' } : { type: 'resend-rejected', error: result.error },
      );
      return result.ok;
    },
    confirm: (code, typed) => {
      if (state.waiting) return;
      const password = normalisePassword(typed);
      const problems = problemsWithReset(code, password);
      if (problems.size === 0) return void change(code, password);
      dispatch({ type: 'invalid', problems });
    },
    goBack: () => dispatch({ type: 'went-back' }),
  };
}
