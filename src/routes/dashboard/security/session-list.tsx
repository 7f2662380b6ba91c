import { securityWords } from '#content/dashboard-security.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { UserSession } from '#src/services/user-pool/user-pool.ts';
import type { SessionEnding, SessionsState } from '#src/flows/account/user-sessions.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { deviceName, SessionRow } from './session-row.tsx';

const words = securityWords.sessions;
type Listed = SessionsState & { at: 'listed' };
/** The number of sessions shown before the rest are collapsed. */
const AT_FIRST = 4;

interface SessionListProps {
  state: Listed;
  end: (id: string) => void;
  reload: () => void;
}

/** Rows of a card. */
export function SessionList({ state, end, reload }: SessionListProps) {
  const { sessions, ending } = state;
  const rows = { ending, end };
  if (sessions.length === 0) return <NoSessions reload={reload} />;
  return (
    <>
      <Rows sessions={sessions.slice(0, AT_FIRST)} {...rows} />
      {sessions.length > AT_FIRST && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer px-4 py-2 font-semibold text-tide">
            {words.more(sessions.length - AT_FIRST)}
          </summary>
          <Rows sessions={sessions.slice(AT_FIRST)} {...rows} />
        </details>
      )}
    </>
  );
}

/** What ended, or why it didn't. */
export function SessionNotices({ state: { ending } }: { state: Listed }) {
  return (
    <>
      <ErrorMessage text={failureText(ending)} attempt={ending} />
      {ending.at === 'ended' && <Ended session={ending.session} />}
    </>
  );
}

function failureText(ending: SessionEnding): readonly string[] | null {
  if (ending.at !== 'failed') return null;
  const what = ending.which === 'others' ? words.others.failed : words.endFailed;
  return [what, ...describeFailure('account-change', ending.error, failureWords)];
}

function Ended({ session }: { session: UserSession | 'others' }) {
  return session === 'others' ? (
    <Notice key="others" takesFocus done>
      {words.others.ended}
    </Notice>
  ) : (
    <Notice key={session.id} takesFocus done>
      {words.ended(deviceName(session))}
    </Notice>
  );
}

interface RowsProps {
  sessions: readonly UserSession[];
  ending: SessionEnding;
  end: (id: string) => void;
}

function Rows({ sessions, ending, end }: RowsProps) {
  const isWaiting = ending.at === 'waiting';
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={isWaiting && ending.which !== 'others' && ending.which.id === session.id}
          isWaiting={isWaiting}
          end={() => end(session.id)}
        />
      ))}
    </ul>
  );
}

/** The pool lists a session with a few seconds' delay, or never if it began before tracking was switched on. */
function NoSessions({ reload }: { reload: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 p-4">
      <p>{words.none}</p>
      <Button look="quiet" onClick={reload}>
        {words.refresh}
      </Button>
    </div>
  );
}
