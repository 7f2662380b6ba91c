import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { goodbyeWords, goodbyePanel } from '#content/goodbye.ts';
import { signInPanel } from '#content/auth/panels.ts';
import { paths } from '#src/config/paths.ts';
import {
  clearGoodbyeReason,
  storedGoodbyeReason,
} from '#src/services/user-pool/ending/goodbye-reason.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { AuthLayout } from '../shared/auth-layout.tsx';

/**
 * Confirms, once, the sign-out or deletion that has just happened in this tab. Otherwise redirects to the landing page, so
 * that no link can show a false confirmation.
 */
export function Page() {
  const [reason] = useState(storedGoodbyeReason);
  useEffect(clearGoodbyeReason, []);
  if (reason === null) return <Navigate replace to={paths.home} />;
  const { title, text, thanks } = goodbyeWords[reason];
  return (
    <AuthLayout
      title={title}
      intro={text}
      panel={reason === 'account-deleted' ? goodbyePanel : signInPanel}
    >
      <p>{thanks}</p>
      {reason === 'account-deleted' ? (
        <Link to={paths.home} className={buttonStyle('main')}>
          {goodbyeWords.home}
        </Link>
      ) : (
        <Link to={paths.login} className={buttonStyle('main')}>
          {goodbyeWords.signIn}
        </Link>
      )}
      {reason === 'signed-out-everywhere' && (
        <Link to={paths.resetPassword} className={buttonStyle('quiet')}>
          {goodbyeWords.resetPassword}
        </Link>
      )}
    </AuthLayout>
  );
}
