import { securityWords } from '#content/dashboard-security.ts';
import { dateAndTime } from '#content/locale.ts';
import { deviceOf, placeOf } from '#src/flows/account/user-sessions.ts';
import type { UserSession } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { apart, LinkedText, spoken } from '#src/ui/linked-text.tsx';
import { SafeTag } from '../shared/safe-tag.tsx';

const words = securityWords.sessions;

interface SessionRowProps {
  session: UserSession;
  isEnding: boolean;
  /** Whether this session or another is being ended: one at a time. */
  isWaiting: boolean;
  end: () => void;
}

/** One session: device, place and time. The current one is marked, and has no button: the user can sign out instead. */
export function SessionRow({ session, isEnding, isWaiting, end }: SessionRowProps) {
  const { isCurrent, ipAddress } = session;
  const place = placeOf(session) ?? ipAddress ?? words.unknownPlace;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 p-4">
      <DeviceIcon system={deviceOf(session.device)?.system ?? ''} />
      <p className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <bdi>{deviceName(session)}</bdi>
        {isCurrent && <SafeTag>{words.thisDevice}</SafeTag>}
      </p>
      <p className="col-span-2 col-start-2 row-start-2 text-sm wrap-anywhere text-muted">
        <bdi>{place}</bdi>
        <LastSeen session={session} />
      </p>
      {!isCurrent && (
        <Button
          look="plain"
          className="col-start-3 row-start-1 -my-2 -me-1"
          waiting={isWaiting}
          waitingLabel={isEnding ? words.signingOut : undefined}
          onClick={end}
        >
          <LinkedText text={words.signOut(deviceName(session))} tags={{ label: apart, spoken }} />
        </Button>
      )}
    </li>
  );
}

/** For example `Chrome on Android`. */
export function deviceName({ device, isCurrent }: UserSession): string {
  const known = deviceOf(device);
  if (known !== null) return words.device(known.browser, known.system);
  return device ?? (isCurrent ? words.thisBrowser : words.unknownDevice);
}

/** When the device was last active, or else when it signed in. The pool notes only some of what a session does. */
function LastSeen({ session }: { session: UserSession }) {
  const { isCurrent, lastActiveAt, signedInAt } = session;
  const time = lastActiveAt ?? signedInAt;
  if (isCurrent) {
    return (
      <>
        {' · '}
        {words.activeNow}
      </>
    );
  }
  if (time === null) return null;
  const date = new Date(time);
  const text = lastActiveAt === null ? words.signedIn : words.lastActive;
  const shown = (
    <time dateTime={date.toISOString()} className="inline-block">
      {dateAndTime(date)}
    </time>
  );
  return (
    <>
      <span className="max-sm:hidden">{' · '}</span>
      <span key={text} className="max-sm:block">
        <LinkedText text={text} tags={{ time: shown }} />
      </span>
    </>
  );
}

const HAND_HELD = /\b(?:iOS|Android)\b/;

function DeviceIcon({ system }: { system: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-7 shrink-0 fill-none stroke-current stroke-[1.5] text-muted"
      aria-hidden="true"
      strokeLinecap="round"
    >
      {HAND_HELD.test(system) ? (
        <>
          <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
          <path d="M11 18.5h2" />
        </>
      ) : (
        <>
          <rect x="3" y="4" width="18" height="12" rx="1.5" />
          <path d="M9 20.5h6M12 16.5v4" />
        </>
      )}
    </svg>
  );
}
