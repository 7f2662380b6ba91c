import { Link } from 'react-router-dom';
import { passwordResetWords as words } from '#content/auth/password-reset.ts';
import { paths } from '#src/config/paths.ts';
import type { PasswordResetFailure } from '#src/flows/password-reset.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { resetFailure } from './reset-messages.ts';

/** The id of the message, for the fields that it refuses. */
export const REJECTION_ID = 'reset-rejection';

interface ResetRejectionProps {
  failure: PasswordResetFailure | null;
  /** Passed on to the sign-in. */
  email: string;
  loginPath: string;
  /** The id of the field to type again. */
  refused?: string | undefined;
}

/** If the address was never confirmed, the way on is to sign in, which sends a code to confirm it. */
export function ResetRejection({ failure, email, loginPath, refused }: ResetRejectionProps) {
  const view = resetFailure(failure);
  return (
    <ErrorMessage
      id={REJECTION_ID}
      {...view}
      refused={refused}
      tags={{ login: { to: loginPath }, support: { to: paths.support } }}
      attempt={failure}
    >
      {view.wayOut === 'sign-in' && (
        <Link
          to={loginPath}
          state={authEntryState({ email })}
          className={buttonStyle('main', 'mt-3 mb-1')}
        >
          {words.signIn}
        </Link>
      )}
    </ErrorMessage>
  );
}
