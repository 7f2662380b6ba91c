import { securityWords } from '#content/dashboard-security.ts';
import { otherSessions } from '#src/flows/account/user-sessions.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
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
      >
        <SignOutOthers {...sessions} />
      </SignOutEverywhere>
      {signInType === 'social' && <p className="text-sm text-muted">{words.withProvider}</p>}
    </Section>
  );
}

/** For several others. A single one has its own button. */
function SignOutOthers({ state, endOthers }: Sessions) {
  if (state.at !== 'listed' || otherSessions(state.sessions).length < 2) return null;
  return (
    <Button
      look="quiet"
      waiting={state.ending !== null || state.isEndingOthers}
      waitingLabel={state.isEndingOthers ? words.signingOut : undefined}
      onClick={endOthers}
    >
      {words.others.submit}
    </Button>
  );
}

function Listing({ state, reload, end }: Sessions) {
  switch (state.at) {
    case 'loading':
      return <SessionsSkeleton text={words.loading} />;
    case 'failed':
      return <LoadFailed isPart text={words.failed} error={state.error} retry={reload} />;
    case 'untracked':
      return null;
    case 'listed':
      return <SessionList state={state} reload={reload} end={end} />;
    default:
      return unreachable(state);
  }
}
