import { googleAccount } from '#content/google-account.ts';
import { NewTabLink } from '#src/ui/new-tab-link.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { passkeyWords } from '#content/dashboard-passkeys.ts';
import { securityWords } from '#content/dashboard-security.ts';
import { paths } from '#src/config/paths.ts';
import { hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import { GoogleMark } from '#src/ui/google-mark.tsx';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Section } from '../shared/section.tsx';
import { SafeTag } from '../shared/safe-tag.tsx';

const words = securityWords.signingIn;

/** Each factor and its state, with links to the password and the authenticator on the profile (docs/product, Account). */
export function SignInSection({ signInType }: { signInType: SignInType }) {
  return (
    <Section
      id="sign-in"
      title={words.heading}
      intro={signInType === 'password' ? words.intro : words.googleText}
    >
      {signInType === 'password' ? (
        <Factors>
          <Factor {...words.password}>
            <ToProfile hash="password" label={words.password.link} />
          </Factor>
          <Factor {...words.authenticator}>
            <ToProfile hash="mfa" label={words.authenticator.link} />
          </Factor>
        </Factors>
      ) : (
        <Factors>
          <Factor {...words.google} icon={<GoogleMark />} />
          <Factor {...words.googleFactor} isUnknown>
            <span className="inline-flex min-h-11 items-center max-sm:w-full">
              <NewTabLink {...googleAccount} />
            </span>
          </Factor>
        </Factors>
      )}
      {signInType === 'social' && hasPasskeys && (
        <p className="text-sm text-muted">{passkeyWords.google}</p>
      )}
    </Section>
  );
}

function Factors({ children }: { children: ReactNode }) {
  return (
    <ul className="grid divide-y divide-line rounded border border-line bg-raised">{children}</ul>
  );
}

interface FactorProps {
  name: string;
  state: string;
  icon?: ReactNode;
  /** Whether this site can't tell if it's on. */
  isUnknown?: boolean;
  /** What the user can do about it. */
  children?: ReactNode;
}

function Factor({ name, state, icon, isUnknown = false, children }: FactorProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5 max-sm:pt-3">
      <div className="flex flex-wrap items-center gap-x-3 sm:min-h-11">
        {icon}
        <span className="font-semibold">{name}</span>{' '}
        {isUnknown ? (
          <span className="rounded-full border border-edge px-2 py-0.5 text-sm text-muted">
            {state}
          </span>
        ) : (
          <SafeTag>{state}</SafeTag>
        )}
      </div>
      {children}
    </li>
  );
}

function ToProfile({ hash, label }: { hash: string; label: string }) {
  return (
    <Link
      to={`${paths.profile}#${hash}`}
      className={`${TEXT_LINK} inline-flex min-h-11 items-center py-1.5 max-sm:w-full`}
    >
      {label}
    </Link>
  );
}
