import { setUpWords as words } from '#content/auth/set-up.ts';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';

/** The user pool's limit for a challenge. */
const LIMIT_MS = 3 * 60_000;

interface TimeLimitProps {
  waiting: boolean;
  onStartOver: () => void;
}

/** How long is left, beside a heading. Screen readers get the end, once, but not each second. */
export function TimeLimit({ waiting, onStartOver }: TimeLimitProps) {
  const { left } = useCountdown(LIMIT_MS, true);
  const isOver = left === 0;
  return (
    <>
      {!isOver && (
        <span
          key={left}
          aria-hidden="true"
          className="tabular-nums text-sm whitespace-nowrap text-muted"
        >
          {minutesAndSeconds(left)} {words.left}{' '}
          <span className="max-sm:hidden">{words.toFinish}</span>
        </span>
      )}
      <p role="status" className="basis-full">
        {isOver && (
          <>
            <span>{words.limitOver}</span>{' '}
            <button
              type="button"
              aria-disabled={waiting || undefined}
              className={`${TEXT_LINK} text-start`}
              onClick={waiting ? undefined : onStartOver}
            >
              {words.newKeyBySigningIn}
            </button>
          </>
        )}
      </p>
    </>
  );
}

function minutesAndSeconds(left: number): string {
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
