import { dashboardWords } from '#content/dashboard.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { usePasskeyOffer } from '../passkeys/use-passkey-offer.ts';
import { Section } from '../shared/section.tsx';
import { MfaList } from './mfa-list.tsx';
import { NameForm } from './name-form.tsx';
import { Overview } from './overview.tsx';
import { PasswordForm } from './password-form.tsx';
import { SectionsSkeleton } from './profile-skeleton.tsx';
import { ReplaceAuthenticator } from './replace-authenticator.tsx';
import { useReplacement, type Replacement } from './use-replacement.ts';

const { details, password, authenticator } = dashboardWords.profile;

interface ProfileSectionsProps {
  profile: Profile;
  onRenamed: (name: string) => void;
  onReplaced: () => void;
}

/**
 * Paints the overview first, because the user has already waited for this page. Replacing the authenticator hides
 * everything else, without losing typed text.
 */
export function ProfileSections(props: ProfileSectionsProps) {
  const { profile, onReplaced } = props;
  const replacement = useReplacement(profile, () => {
    showSuccess(authenticator.success);
    onReplaced();
  });
  const offer = usePasskeyOffer();
  return (
    <>
      <div hidden={isReplacing(replacement)} className="grid gap-6">
        <Overview profile={profile} />
        {offer !== null && <offer.PasskeyOffer profile={profile} />}
      </div>
      <Afterwards meanwhile={<SectionsSkeleton withPassword={profile.signInType === 'password'} />}>
        <EditableSections {...props} replacement={replacement} />
      </Afterwards>
    </>
  );
}

const isReplacing = ({ state }: Replacement) => state.stage.at === 'set-up';

interface EditableSectionsProps extends ProfileSectionsProps {
  replacement: Replacement;
}

/** Each section saves and fails independently. A social account has no password here. */
function EditableSections({ profile, onRenamed, replacement }: EditableSectionsProps) {
  const { name, email, signInType, mfa } = profile;
  const hidden = isReplacing(replacement);
  const atProvider = signInType === 'social' && mfa.enabled.length === 0;
  return (
    <>
      <div hidden={hidden} className="grid gap-8">
        <Section id="details" title={details.heading} intro={details.intro}>
          <NameForm name={name} email={email} onSaved={onRenamed} />
        </Section>
        {signInType === 'password' && (
          <Section id="password" title={password.heading} intro={password.intro}>
            <PasswordForm email={email} />
          </Section>
        )}
      </div>
      <Section
        id="mfa"
        title={authenticator.heading}
        intro={authenticator.intro}
        hidesHeading={hidden}
      >
        <div hidden={hidden}>
          <MfaList mfa={mfa} reason={atProvider ? authenticator.withProvider : undefined} />
        </div>
        {!atProvider && <ReplaceAuthenticator {...replacement} />}
      </Section>
    </>
  );
}
