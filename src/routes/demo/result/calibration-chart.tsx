import { confidenceWords, resultWords as words } from '#content/demo/screens.ts';
import { CLAIMED, type Calibration } from '#src/flows/spot-the-phish/calibration.ts';

const LEFT = 66;
const RIGHT = 400;
const TOP = 44;
const BOTTOM = 204;

const across = (sure: number) => LEFT + 40 + (sure - 0.5) * 2 * (RIGHT - LEFT - 80);
const up = (share: number) => BOTTOM - share * (BOTTOM - TOP);

/**
 * Plots confidence against right answers: a point for each level used, larger for more answers. The
 * table has the same figures.
 */
export function CalibrationChart({ calibration }: { calibration: Calibration }) {
  return (
    <svg
      viewBox="0 0 420 246"
      aria-hidden="true"
      className="w-full max-w-72 fill-text text-[20px] sm:max-w-md sm:text-[13px]"
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path d={`M${LEFT} ${up(share)}H${RIGHT}`} className="stroke-line" />
          <text x={LEFT - 6} y={up(share) + 4} textAnchor="end" className="fill-muted">
            {share * 100}%
          </text>
        </g>
      ))}
      <path
        d={`M${across(0.5)} ${up(0.5)}L${across(1)} ${up(1)}`}
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
        className="stroke-tide"
      />
      <text x="0" y="14" className="fill-muted">
        {words.shareRight}
      </text>
      {calibration.levels.map(({ confidence, answers, right }) => (
        <g key={confidence}>
          <text x={across(CLAIMED[confidence])} y={BOTTOM + 36} textAnchor="middle">
            {confidenceWords.levels[confidence]}
          </text>
          {answers > 0 && <Point sure={CLAIMED[confidence]} answers={answers} right={right} />}
        </g>
      ))}
    </svg>
  );
}

interface PointProps {
  sure: number;
  answers: number;
  right: number;
}

function Point({ sure, answers, right }: PointProps) {
  const x = across(sure);
  const y = up(right / answers);
  return (
    <>
      <path d={`M${x} ${up(sure)}V${y}`} strokeWidth="2" className="stroke-edge" />
      <circle cx={x} cy={y} r={17 + answers * 1.5} className="fill-accent" />
      <text x={x} y={y + 4.5} textAnchor="middle" className="fill-ink font-bold">
        {right}/{answers}
      </text>
    </>
  );
}
