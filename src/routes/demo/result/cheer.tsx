const CONFETTI = [
  ['stroke-accent', 'M18 34l8 5M112 12l3 9M176 8v9M240 14l-7 7M334 40l-9 3'],
  ['stroke-tide', 'M52 20l4 9M140 5l8 5M212 4l5 8M276 6l-6 6M6 58l8-1'],
  ['stroke-safe', 'M82 8l-2 9M160 12l6-5M256 22l-8 4M318 10l-3 8M346 60l-8-1'],
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
