import { useReducer } from 'react';
import { authWords } from '#content/auth.ts';
import {
  passwordResetReducer,
  startPasswordReset,
  type PasswordResetField,
  type PasswordResetState,
} from '#src/flows/password-reset/password-reset.ts';
import { isPasswordAccepted } from '#src/flows/sign-up/password-rule.ts';
import { normaliseEmail } from '#src/lib/normalise-email.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { showSuccess } from '#src/ui/toast.tsx';

export interface ResetPassword {
  state: PasswordResetState;
  requestCode: (email: string) => void;
  /** Resolves to true when a new code is on its way. */
  resendCode: () => Promise<boolean>;
  confirm: (code: string, password: string) => void;
  goBack: () => void;
}

/** Binds the password reset to the user pool. */
export function useResetPassword(carriedEmail: string, awaitingCode: boolean): ResetPassword {
  const [state, dispatch] = useReducer(passwordResetReducer, null, () =>
    startPasswordReset(carriedEmail, awaitingCode),
  );

  const request = async (email: string) => {
    dispatch({ type: 'submitted', email });
    const result = await userPool.requestPasswordReset(email);
    if (!result.ok) return dispatch({ type: 'rejected', error: result.error });
    dispatch({ type: 'code-sent', destination: result.value.destination });
    showSuccess(authWords.resetPassword.codeSent);
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
      if (email !== '') return void request(email);
      dispatch({ type: 'refused', missing: ['username'], weakPassword: false });
    },
    resendCode: async () => {
      const result = await userPool.requestPasswordReset(state.email);
      dispatch(
        result.ok
          ? { type: 'code-resent', destination: result.value.destination }
          : { type: 'resend-rejected', error: result.error },
      );
      return result.ok;
    },
    confirm: (code, password) => {
      if (state.waiting) return;
      const missing = missingFields(state.email, code, password);
      const weakPassword = password !== '' && !isPasswordAccepted(password);
      if (missing.length === 0 && !weakPassword) return void change(code, password);
      dispatch({ type: 'refused', missing, weakPassword });
    },
    goBack: () => dispatch({ type: 'went-back' }),
  };
}

function missingFields(email: string, code: string, password: string): PasswordResetField[] {
  const values: [PasswordResetField, string][] = [
    ['username', email],
    ['code', code],
    ['password', password],
  ];
  return values.filter(([, value]) => value === '').map(([field]) => field);
}
