import { classNames } from './class-names.ts';
import { Triangle } from './icons.tsx';

interface StampProps {
  tone: 'risk' | 'safe' | 'neutral';
  /** A phish has a symbol, so that it is told apart by more than its word and colour. */
  isPhish: boolean;
  className?: string;
  /** What the message was. */
  children: string;
}

const TONES = {
  risk: 'border-risk bg-risk-wash text-risk',
  safe: 'border-safe bg-safe-wash text-safe',
  neutral: 'border-edge bg-raised',
} as const;

export function Stamp({ tone, isPhish, className, children }: StampProps) {
  return (
    <span
      className={classNames(
        'flex h-fit w-fit shrink-0 items-center gap-1.5 rounded-full border-2 px-3 py-0.5 text-sm font-bold',
        TONES[tone],
        className,
      )}
    >
      {isPhish && <Triangle />}
      {children}
    </span>
  );
}

interface VerdictStampProps extends Pick<StampProps, 'isPhish' | 'className' | 'children'> {
  /** Whether the player was right. A miss is stamped in ink that neither alarms nor praises. */
  isRight: boolean;
}

/** Lands on a message when it is judged. Screen readers have the heading, which says the same. */
export function VerdictStamp({ isPhish, isRight, className, children }: VerdictStampProps) {
  const ink = isPhish ? 'risk' : 'safe';
  return (
    <div aria-hidden="true" className={classNames('stamp w-fit -rotate-6', className)}>
      <Stamp
        tone={isRight ? ink : 'neutral'}
        isPhish={isPhish}
        className="rounded-sm! border-3! text-base! tracking-wide"
      >
        {children}
      </Stamp>
    </div>
  );
}
