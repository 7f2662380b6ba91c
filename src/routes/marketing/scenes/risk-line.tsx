import { calder } from '#content/marketing/scenes/calder.ts';

/** The y axis. Starts at zero, so as not to exaggerate the fall. */
const SCALE = [60, 40, 20, 0];
const HIGHEST = 60;

/** One point per month, centred in its column. */
const line = calder.risk
  .map(({ score }, month) => `${month * 20 + 10} ${HIGHEST - score}`)
  .join('L');

/** A chart of the median risk score by month, with the figures and a scale. */
export function RiskLine() {
  return (
    <div
      aria-hidden="true"
      className="tabular-nums grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[min(0.75rem,3.6vw)] leading-none text-muted"
    >
      <div className="-my-[0.5em] flex flex-col justify-between text-end">
        {SCALE.map((score) => (
          <span key={score}>{score}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${calder.risk.length * 20} ${HIGHEST}`}
        preserveAspectRatio="none"
        className="h-32 w-full overflow-visible fill-none"
      >
        <path
          d="M0 0h120M0 20h120M0 40h120M0 60h120"
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M10 60L${line}V60z`} className="fill-accent-wash stroke-none" />
        <path
          d={`M${line}`}
          className="stroke-accent"
          strokeWidth="3"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M110 ${HIGHEST - calder.riskNow}h.01`}
          className="stroke-accent"
          strokeWidth="11"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="col-start-2 mt-3 grid grid-cols-6 gap-y-1 text-center">
        {calder.risk.map(({ short, score }) => (
          <span key={short} className="grid gap-1.5">
            <b className="text-text">{score}</b>
            {short}
          </span>
        ))}
      </div>
    </div>
  );
}
