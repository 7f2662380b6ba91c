import { classNames } from './class-names.ts';

/** A check mark that needs no font. The words beside it say what it means. */
export function Tick({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={classNames('size-4 shrink-0 fill-none stroke-safe stroke-2', className)}
      aria-hidden="true"
    >
      <path d="m2.5 8.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
