import { Link } from 'react-router-dom';
import { securityWords } from '#content/dashboard-security.ts';
import { paths } from '#src/config/paths.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { GoogleMark } from '#src/ui/google-mark.tsx';
import { Section } from '../section.tsx';

const words = securityWords.signingIn;

/** Links to the password and the authenticator on the profile (docs/product.md, Dashboard). */
export function SignInSection({ signInType }: { signInType: SignInType }) {
  return (
    <Section id="sign-in" title={words.heading}>
      {signInType === 'password' ? (
        <p className="flex flex-wrap gap-3">
          <Link to={`${paths.profile}#password`} className={buttonStyle('quiet')}>
            {words.password}
          </Link>
          <Link to={`${paths.profile}#mfa`} className={buttonStyle('quiet')}>
            {words.authenticator}
          </Link>
        </p>
      ) : (
        <p className="flex gap-4">
          <GoogleMark />
          <span>
            <strong className="block font-semibold">{words.google}</strong>
            <span className="text-sm text-muted">{words.googleText}</span>
          </span>
        </p>
      )}
    </Section>
  );
}
