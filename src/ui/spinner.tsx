import { classNames } from './class-names.ts';

/** Decorative: the text beside it says what the user is waiting for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={classNames(
        'size-4 shrink-0 animate-spin fill-none stroke-current stroke-2',
        className,
      )}
      aria-hidden="true"
    >
      <path d="M8 1.5A6.5 6.5 0 1 1 1.5 8" strokeLinecap="round" />
    </svg>
  );
}
