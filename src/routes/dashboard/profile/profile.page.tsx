import { dashboardWords } from '#content/dashboard.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { prefetchedProfile } from '#src/services/user-pool/cached-user.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { DashboardHead } from '../shared/dashboard-head.tsx';
import { LoadFailed } from '../shared/load-failed.tsx';
import { useLoaded, type Loaded } from '../shared/use-loaded.ts';
import { ProfileSections } from './profile-sections.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const words = dashboardWords.profile;
const loadProfile = () => userPool.profile();

export function Page() {
  const profile = useLoaded(loadProfile, prefetchedProfile);
  return (
    <div className="grid gap-8">
      <DashboardHead title={words.title} intro={words.intro} />
      <ProfileBody {...profile} />
    </div>
  );
}

function ProfileBody({ state, retry, refresh, change }: Loaded<Profile>) {
  switch (state.at) {
    case 'loading':
      return <ProfileSkeleton text={words.loading} />;
    case 'failed':
      return <LoadFailed text={words.failed} error={state.error} retry={retry} />;
    case 'loaded':
      return (
        <ProfileSections
          profile={state.value}
          onRenamed={(name) => change((profile) => ({ ...profile, name }))}
          onReplaced={refresh}
        />
      );
    default:
      return unreachable(state);
  }
}
