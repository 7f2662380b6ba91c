import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import { brand } from '#src/config/brand.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Profile as ProfileData } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { MfaList } from './mfa-list.tsx';
import { useProfile, type ProfileState } from './use-profile.ts';

const words = dashboardWords.profile;

export function Profile() {
  const { state, reload } = useProfile();
  return (
    <div className="grid gap-8">
      <title>{`${words.title} · ${brand.name}`}</title>
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-title font-bold">
          {words.title}
        </h1>
        <p className="text-muted">{words.intro}</p>
      </header>
      <ProfileBody state={state} onRetry={reload} />
    </div>
  );
}

function ProfileBody({ state, onRetry }: { state: ProfileState; onRetry: () => void }) {
  switch (state.at) {
    case 'loading':
      return <p role="status">{words.loading}</p>;
    case 'failed':
      return (
        <div className="grid max-w-form gap-4">
          <ErrorMessage
            text={`${words.failed} ${describeFailure('session', state.error, failureWords)}`}
            attempt={state}
          />
          <Button look="quiet" onClick={onRetry}>
            {dashboardWords.retry}
          </Button>
        </div>
      );
    case 'loaded':
      return <ProfileDetails profile={state.profile} />;
    default:
      return unreachable(state);
  }
}

function ProfileDetails({ profile }: { profile: ProfileData }) {
  return (
    <>
      <section aria-labelledby="details" className="grid gap-4 border-t border-line pt-6">
        <h2 id="details" className="text-lg font-bold">
          {words.details}
        </h2>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Detail term={words.name} value={profile.name} />
          <Detail term={words.email} value={profile.email} />
        </dl>
      </section>
      <section aria-labelledby="mfa" className="grid gap-4 border-t border-line pt-6">
        <h2 id="mfa" className="text-lg font-bold">
          {words.mfaHeading}
        </h2>
        <p className="text-muted">{words.mfaIntro}</p>
        <MfaList mfa={profile.mfa} />
      </section>
    </>
  );
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
