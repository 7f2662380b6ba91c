import { dashboardWords } from '#content/dashboard.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { MfaList } from './mfa-list.tsx';
import { NameForm } from './name-form.tsx';
import { Overview } from './overview.tsx';
import { PasswordForm } from './password-form.tsx';
import { SectionsSkeleton } from './profile-skeleton.tsx';
import { ReplaceAuthenticator } from './replace-authenticator.tsx';
import { Section } from './section.tsx';

const { details, password, authenticator } = dashboardWords.profile;

interface ProfileSectionsProps {
  profile: Profile;
  onRenamed: (name: string) => void;
  onReplaced: () => void;
}

/** Hides a section while the authenticator is being replaced, without losing typed text. */
const PUT_AWAY = 'group-has-data-wide/profile:hidden';

/** Paints the overview first, because the user has already waited for this page. */
export function ProfileSections(props: ProfileSectionsProps) {
  return (
    <>
      <div className={PUT_AWAY}>
        <Overview profile={props.profile} />
      </div>
      <Afterwards
        meanwhile={<SectionsSkeleton withPassword={props.profile.signInType === 'password'} />}
      >
        <EditableSections {...props} />
      </Afterwards>
    </>
  );
}

/** Each section saves and fails independently. A social account has no password here. */
function EditableSections({ profile, onRenamed, onReplaced }: ProfileSectionsProps) {
  const { name, email, signInType, mfa } = profile;
  const atProvider = signInType === 'social' && mfa.enabled.length === 0;
  return (
    <>
      <div className={`grid gap-8 ${PUT_AWAY}`}>
        <Section id="details" title={details.heading} intro={details.intro}>
          <NameForm name={name} email={email} onSaved={onRenamed} />
        </Section>
        {signInType === 'password' && (
          <Section id="password" title={password.heading} intro={password.intro}>
            <PasswordForm email={email} />
          </Section>
        )}
      </div>
      <Section id="mfa" title={authenticator.heading} intro={authenticator.intro}>
        <div className={PUT_AWAY}>
          <MfaList mfa={mfa} reason={atProvider ? authenticator.withProvider : undefined} />
        </div>
        {!atProvider && <ReplaceAuthenticator signInType={signInType} onReplaced={onReplaced} />}
      </Section>
    </>
  );
}
