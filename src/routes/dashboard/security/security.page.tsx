import { securityWords as words } from '#content/dashboard-security.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { DashboardHead } from '../shared/dashboard-head.tsx';
import { LoadFailed } from '../shared/load-failed.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

const loadSession = () => userPool.session();

export function Page() {
  return (
    <div className="grid gap-8">
      <DashboardHead title={words.title} intro={words.intro} />
      <SecuritySections />
    </div>
  );
}

function SecuritySections() {
  const { state, retry } = useLoaded(loadSession);
  switch (state.at) {
    case 'loading':
      return (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      );
    case 'failed':
      return <LoadFailed text={words.failed} error={state.error} retry={retry} />;
    case 'loaded':
      // If the session has ended since the guard's check, the guard redirects.
      return state.value === null ? null : (
        <>
          <SignInSection signInType={state.value.signInType} />
          {hasPasskeys && state.value.signInType === 'password' && (
            <PasskeysSection session={state.value} />
          )}
          <SessionsSection signInType={state.value.signInType} />
          <DataSection />
          <DeletionSection session={state.value} />
        </>
      );
    default:
      return unreachable(state);
  }
}
