import { classNames } from './class-names.ts';

/** Decorative: the text beside it has the meaning. An SVG, because not every font has a tick. */
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
