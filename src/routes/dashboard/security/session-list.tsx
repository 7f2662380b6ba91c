import { securityWords } from '#content/dashboard-security.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { UserSession } from '#src/services/user-pool/user-pool.ts';
import type { SessionsState } from '#src/flows/account/user-sessions.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { deviceName, SessionRow } from './session-row.tsx';

const words = securityWords.sessions;
/** The number of sessions shown before the rest are collapsed. */
const AT_FIRST = 4;

interface SessionListProps {
  state: SessionsState & { at: 'listed' };
  end: (id: string) => void;
  reload: () => void;
}

export function SessionList({ state, end, reload }: SessionListProps) {
  const { sessions, ending, ended, failure } = state;
  const failureText =
    failure === null
      ? null
      : `${words.endFailed} ${describeFailure('account-change', failure.error, failureWords)}`;
  return (
    <div className="grid gap-4">
      <ErrorMessage text={failureText} attempt={failure} />
      {ended !== null && (
        <Notice key={ended.id} takesFocus done>
          {deviceName(ended)} {words.ended}
        </Notice>
      )}
      {sessions.length === 0 ? (
        <NoSessions reload={reload} />
      ) : (
        <>
          <Rows sessions={sessions.slice(0, AT_FIRST)} ending={ending} end={end} />
          {sessions.length > AT_FIRST && (
            <details>
              <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold text-tide">
                {words.more} {sessions.length - AT_FIRST} {words.moreEnd}
              </summary>
              <Rows sessions={sessions.slice(AT_FIRST)} ending={ending} end={end} />
            </details>
          )}
        </>
      )}
      {sessions.length === 1 && sessions[0]?.isCurrent === true && (
        <p className="text-sm text-muted">{words.onlyThis}</p>
      )}
    </div>
  );
}

interface RowsProps {
  sessions: readonly UserSession[];
  ending: string | null;
  end: (id: string) => void;
}

function Rows({ sessions, ending, end }: RowsProps) {
  return (
    <ul className="grid divide-y divide-line rounded border border-line bg-raised">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={session.id === ending}
          isWaiting={ending !== null}
          end={() => end(session.id)}
        />
      ))}
    </ul>
  );
}

/** The pool lists a session with a few seconds' delay, or never if it began before tracking was switched on. */
function NoSessions({ reload }: { reload: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 rounded border border-dashed border-edge p-5">
      <p>{words.none}</p>
      <Button look="quiet" onClick={reload}>
        {words.refresh}
      </Button>
    </div>
  );
}
