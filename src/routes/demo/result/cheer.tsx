const CONFETTI = [
  ['stroke-accent', 'M18 34l8 5M176 8v9M334 34l-8 5'],
  ['stroke-tide', 'M52 20l4 9M140 5l8 5M212 5l-8 5M300 20l-4 9'],
  ['stroke-safe', 'M82 8l8 5M112 12l4 9M240 12l-4 9M270 8l-8 5'],
] as const;

/** For a perfect round: six ticks on an arc, under confetti. The headline says what they mean. */
export function Cheer() {
  return (
    <svg
      viewBox="0 0 352 104"
      aria-hidden="true"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="cheer w-full max-w-md fill-none"
    >
      {CONFETTI.map(([colour, pieces]) => (
        <path key={colour} d={pieces} className={colour} />
      ))}
      {[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((place) => {
        const x = 176 + 57 * place;
        const y = 43 + 5.6 * place ** 2;
        return (
          <g key={place}>
            <circle cx={x} cy={y} r="21" className="fill-safe" />
            <path d={`M${x - 9} ${y + 1}l6 6 12-13`} className="stroke-surface" />
          </g>
        );
      })}
    </svg>
  );
}
