import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { goodbyeWords } from '#content/goodbye.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { dropFarewell, keptFarewell } from '#src/services/user-pool/farewell.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';

/**
 * Confirms once what has just ended in this tab. Otherwise redirects to the landing page, so that no link can show a
 * false confirmation.
 */
export function Page() {
  const [farewell] = useState(keptFarewell);
  useEffect(dropFarewell, []);
  if (farewell === null) return <Navigate replace to={paths.home} />;
  const { title, text, thanks } = goodbyeWords[farewell];
  return (
    <Container className="grid gap-6 py-16 lg:py-28">
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className="max-w-heading font-display text-title font-bold">
        {title}
      </h1>
      <div className="grid max-w-prose gap-3">
        <p className="text-lead">{text}</p>
        <p>{thanks}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        {farewell === 'account-deleted' ? (
          <Link to={paths.home} className={buttonStyle('main')}>
            {goodbyeWords.home}
          </Link>
        ) : (
          <>
            <Link to={paths.login} className={buttonStyle('main')}>
              {goodbyeWords.signIn}
            </Link>
            {farewell === 'signed-out-everywhere' && (
              <Link to={paths.resetPassword} className={buttonStyle('quiet')}>
                {goodbyeWords.resetPassword}
              </Link>
            )}
          </>
        )}
      </p>
    </Container>
  );
}
