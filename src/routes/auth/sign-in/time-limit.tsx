import { setUpWords as words } from '#content/auth/set-up.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { newKeyButton } from '#src/ui/new-key.tsx';
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
          <LinkedText
            text={words.left(Math.floor(left / 60), left % 60)}
            tags={{ more: whereThereIsRoom }}
          />
        </span>
      )}
      <p role="status" className="basis-full">
        {isOver && (
          <span>
            <LinkedText
              text={words.limitOver}
              tags={{ 'new-key': newKeyButton(onStartOver, waiting) }}
            />
          </span>
        )}
      </p>
    </>
  );
}

function whereThereIsRoom(words: string) {
  return <span className="max-sm:hidden">{words}</span>;
}
