import { dashboardWords } from '#content/dashboard.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Identity } from './identity.tsx';
import { MfaList } from './mfa-list.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ReplaceAuthenticator } from './replace-authenticator.tsx';
import { Section } from './section.tsx';

const { details, password, authenticator } = dashboardWords.profile;

interface ProfileSectionsProps {
  profile: Profile;
  onRenamed: (name: string) => void;
  onReplaced: () => void;
}

/** Each section saves and fails by itself. A password of ours is nothing that a social session has. */
export function ProfileSections({ profile, onRenamed, onReplaced }: ProfileSectionsProps) {
  const { name, email, signInType, mfa } = profile;
  return (
    <>
      <Identity name={name} email={email} />
      <Section id="details" title={details.heading} intro={details.intro}>
        <NameForm name={name} email={email} onSaved={onRenamed} />
      </Section>
      {signInType === 'password' && (
        <Section id="password" title={password.heading} intro={password.intro}>
          <PasswordForm email={email} />
        </Section>
      )}
      <Section id="mfa" title={authenticator.heading} intro={authenticator.intro}>
        {signInType !== 'password' && mfa.enabled.length === 0 ? (
          <Notice>{authenticator.withProvider}</Notice>
        ) : (
          <>
            <MfaList mfa={mfa} />
            <ReplaceAuthenticator signInType={signInType} onReplaced={onReplaced} />
          </>
        )}
      </Section>
    </>
  );
}
