const PIECES = [
  ['stroke-accent', 'M18 34l8 5M176 8v9M334 34l-8 5'],
  ['stroke-tide', 'M52 20l4 9M140 5l8 5M212 5l-8 5M300 20l-4 9'],
  ['stroke-safe', 'M82 8l8 5M112 12l4 9M240 12l-4 9M270 8l-8 5'],
] as const;

/** Decorative: the headline says that all six are right. */
export function Confetti() {
  return (
    <svg
      viewBox="12 0 340 42"
      aria-hidden="true"
      strokeWidth="4"
      strokeLinecap="round"
      className="cheer w-full fill-none"
    >
      {PIECES.map(([colour, pieces]) => (
        <path key={colour} d={pieces} className={colour} />
      ))}
    </svg>
  );
}
