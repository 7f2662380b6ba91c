const CONFETTI = [
  ['stroke-accent', 'M18 34l8 5M176 8v9M334 34l-8 5'],
  ['stroke-tide', 'M52 20l4 9M140 5l8 5M212 5l-8 5M300 20l-4 9'],
  ['stroke-safe', 'M82 8l8 5M112 12l4 9M240 12l-4 9M270 8l-8 5'],
] as const;

/** The answers on an arc, each a tick or a cross; under confetti if all are right. The headline says what they mean. */
export function Cheer({ answers }: { answers: readonly boolean[] }) {
  const isPerfect = !answers.includes(false);
  return (
    <svg
      viewBox={isPerfect ? '12 0 340 104' : '12 20 340 84'}
      aria-hidden="true"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="cheer w-full max-w-xs fill-none sm:max-w-sm"
    >
      {isPerfect &&
        CONFETTI.map(([colour, pieces]) => <path key={colour} d={pieces} className={colour} />)}
      {answers.map((isRight, index) => {
        const place = index - 2.5;
        const x = 176 + 57 * place;
        const y = 43 + 5.6 * place ** 2;
        return (
          <g key={place}>
            <circle cx={x} cy={y} r="21" className={isRight ? 'fill-safe' : 'fill-risk'} />
            <path
              d={`M${x - 9} ${isRight ? `${y + 1}l6 6 12-13` : `${y - 9}l18 18m0-18-18 18`}`}
              className="stroke-surface"
            />
          </g>
        );
      })}
    </svg>
  );
}
