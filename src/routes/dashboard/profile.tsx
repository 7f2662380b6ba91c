import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import { brand } from '#src/config/brand.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useProfile, type ProfileState } from './use-profile.ts';

const words = dashboardWords.profile;

export function Profile() {
  const { state, ...actions } = useProfile();
  return (
    <div className="grid gap-8">
      <title>{`${words.title} · ${brand.name}`}</title>
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="font-display text-title font-bold">
          {words.title}
        </h1>
        <p className="text-muted">{words.intro}</p>
      </header>
      <ProfileBody state={state} {...actions} />
    </div>
  );
}

interface ProfileBodyProps {
  state: ProfileState;
  retry: () => void;
  refresh: () => void;
  rename: (name: string) => void;
}

function ProfileBody({ state, retry, refresh, rename }: ProfileBodyProps) {
  switch (state.at) {
    case 'loading':
      return <ProfileSkeleton text={words.loading} />;
    case 'failed':
      return (
        <div className="grid max-w-form justify-items-start gap-4">
          <ErrorMessage
            text={`${words.failed} ${describeFailure('session', state.error, failureWords)}`}
            attempt={state}
          />
          <Button
            look="quiet"
            onClick={() => {
              focusMain();
              retry();
            }}
          >
            {dashboardWords.retry}
          </Button>
        </div>
      );
    case 'loaded':
      return <ProfileSections profile={state.profile} onRenamed={rename} onReplaced={refresh} />;
    default:
      return unreachable(state);
  }
}
