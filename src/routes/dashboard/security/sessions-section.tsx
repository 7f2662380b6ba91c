import { securityWords } from '#content/dashboard-security.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import { LoadFailed } from '../load-failed.tsx';
import { Section } from '../section.tsx';
import { SessionList } from './session-list.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useSessions, type Sessions } from './use-sessions.ts';

const words = securityWords.sessions;

/** If the user pool tracks sessions, they can be ended one by one. They can always be ended all together. */
export function SessionsSection({ signInType }: { signInType: SignInType }) {
  const sessions = useSessions();
  const isTracked = sessions.state.at !== 'untracked';
  const intro = signInType === 'social' ? words.introWithProvider : words.intro;
  return (
    <Section id="sessions" title={words.heading} intro={isTracked ? intro : undefined}>
      <Listing {...sessions} />
      <SignOutEverywhere
        signInType={signInType}
        text={isTracked ? words.everywhere.text : words.untracked}
      />
      {signInType === 'social' && <p className="text-sm text-muted">{words.withProvider}</p>}
    </Section>
  );
}

function Listing({ state, reload, ...ends }: Sessions) {
  switch (state.at) {
    case 'loading':
      return <SessionsSkeleton text={words.loading} />;
    case 'failed':
      return <LoadFailed isPart text={words.failed} error={state.error} retry={reload} />;
    case 'untracked':
      return null;
    case 'listed':
      return <SessionList state={state} reload={reload} {...ends} />;
    default:
      return unreachable(state);
  }
}
