import { playWords, resultWords as words } from '#content/demo/screens.ts';
import { riskCauseWords } from '#content/demo/words.ts';
import { riskAfter, riskSteps, RISK_START } from '#src/flows/spot-the-phish/risk.ts';
import { formatChange } from '../figures.ts';
import { useAnswered } from '../game-context.ts';
import { CELL, FIRST_HEAD, HEAD, NUMBER, TABLE } from './table-style.ts';

/** The risk score on its scale, and every step that led to it. */
export function RiskArithmetic() {
  const answered = useAnswered();
  const risk = riskAfter(answered);
  return (
    <section
      aria-labelledby="risk"
      className="@container grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <h3 id="risk" className="text-lg font-bold">
        {words.risk}: <span className="tabular-nums">{risk}</span>
      </h3>
      <Scale risk={risk} />
      <p className="-mt-3 flex flex-wrap justify-between gap-x-2 text-sm text-muted">
        {words.riskScale.map((label) => (
          <span key={label}>{label} </span>
        ))}
      </p>
      <details>
        <summary className="min-h-6 w-fit cursor-pointer text-sm font-semibold">
          {words.arithmetic}
        </summary>
        <Steps />
      </details>
    </section>
  );
}

function Scale({ risk }: { risk: number }) {
  return (
    <svg viewBox="0 0 400 34" aria-hidden="true" className="w-full">
      <rect x="4" y="14" width="392" height="10" rx="5" className="fill-raised stroke-edge" />
      <rect
        x="4"
        y="14"
        width={Math.max(10, risk * 3.92)}
        height="10"
        rx="5"
        className="fill-tide"
      />
      <path
        d={`M${4 + risk * 3.92} 7v24`}
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Steps() {
  const answered = useAnswered();
  const numbers = new Map(answered.map(({ message }, index) => [message.id, index + 1]));
  return (
    <table className={`mt-3 ${TABLE}`}>
      <thead>
        <tr>
          <th scope="col" className={FIRST_HEAD}>
            {playWords.message}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {words.change}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {words.after}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={2} className={CELL}>
            {words.riskStart}
          </td>
          <td className={`${CELL} ${NUMBER}`}>{RISK_START}</td>
        </tr>
        {riskSteps(answered).map(({ message, cause, times, change, risk }) => (
          <tr key={`${message} ${cause}`}>
            <td className={CELL}>
              {numbers.get(message)}: {riskCauseWords[cause]}
              {times > 1 && `\u00A0×\u00A0${times}`}
            </td>
            <td className={`${CELL} ${NUMBER}`}>{formatChange(change)}</td>
            <td className={`${CELL} ${NUMBER}`}>{risk}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
