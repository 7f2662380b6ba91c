import { securityWords } from '#content/dashboard-security.ts';
import { otherSessions } from '#src/flows/account/user-sessions.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailed } from '../shared/load-failed.tsx';
import { Section } from '../shared/section.tsx';
import { SessionList, SessionNotices } from './session-list.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { useSessions, type Sessions } from './use-sessions.ts';

const words = securityWords.sessions;

/** If the user pool tracks sessions, they can be ended one by one. They can always be ended all together. */
export function SessionsSection({ signInType }: { signInType: SignInType }) {
  const sessions = useSessions();
  const { state } = sessions;
  const advice = adviceOn(state, signInType);
  return (
    <Section id="sessions" title={words.heading} intro={words.intro}>
      {state.at === 'listed' && <SessionNotices state={state} />}
      <div className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded border border-line bg-raised">
        <Listing {...sessions} />
        <div className="grid gap-3 p-4">
          {advice !== null && <p>{advice}</p>}
          <SignOutEverywhere
            signInType={signInType}
            text={state.at === 'untracked' ? words.untracked : words.everywhere.text}
          >
            <SignOutOthers {...sessions} />
          </SignOutEverywhere>
          {signInType === 'social' && <p className="text-sm text-muted">{words.withProvider}</p>}
        </div>
      </div>
    </Section>
  );
}

/** Below the list: what it means that there are others, or none. */
function adviceOn(state: Sessions['state'], signInType: SignInType): string | null {
  if (state.at !== 'listed') return null;
  const { sessions, ending } = state;
  if (otherSessions(sessions).length > 0) {
    return signInType === 'social' ? words.unrecognisedWithProvider : words.unrecognised;
  }
  const saysSo = ending.at === 'ended' && ending.session === 'others';
  return sessions.length === 1 && !saysSo ? words.onlyThis : null;
}

/** For several others. A single one has its own button. */
function SignOutOthers({ state, endOthers }: Sessions) {
  if (state.at !== 'listed' || otherSessions(state.sessions).length < 2) return null;
  const { ending } = state;
  const isWaiting = ending.at === 'waiting';
  return (
    <Button
      look="quiet"
      waiting={isWaiting}
      waitingLabel={isWaiting && ending.which === 'others' ? words.signingOut : undefined}
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
      return (
        <div className="p-4">
          <LoadFailed isPart text={words.failed} error={state.error} retry={reload} />
        </div>
      );
    case 'untracked':
      return null;
    case 'listed':
      return <SessionList state={state} reload={reload} end={end} />;
    default:
      return unreachable(state);
  }
}
