import type { Verdict } from '#src/lib/scenario.ts';

const SIGNS: Record<Verdict, string> = {
  report: 'M6 21V4h11l-2 4 2 4H6',
  trust: 'm5 12 5 5L20 7',
};

/** A flag or a tick, in the colour of the surrounding text. */
export function VerdictIcon({ of }: { of: Verdict }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 fill-none stroke-current"
    >
      <path d={SIGNS[of]} />
    </svg>
  );
}
