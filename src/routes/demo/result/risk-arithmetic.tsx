import { playWords, resultWords as words } from '#content/demo/screens.ts';
import { riskCauseWords } from '#content/demo/words.ts';
import { riskAfter, riskSteps, RISK_START } from '#src/flows/spot-the-phish/risk.ts';
import { formatChange } from '../figures.ts';
import { useAnswered } from '../game-context.ts';
import { More } from '../more.tsx';
import { FiguresTable, type Row } from './figures-table.tsx';

/** The risk score on its scale, and every step that led to it. */
export function RiskArithmetic() {
  const answered = useAnswered();
  const risk = riskAfter(answered);
  return (
    <section aria-labelledby="risk" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h3 id="risk" className="text-lg font-bold">
        {words.risk}: <span className="tabular-nums">{risk}</span>
      </h3>
      <Scale risk={risk} />
      <p className="-mt-3 flex flex-wrap justify-between gap-x-2 text-sm text-muted">
        {words.riskScale.map((label) => (
          <span key={label}>{label} </span>
        ))}
      </p>
      <More title={words.arithmetic}>
        <Steps />
      </More>
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
  const numberOf = (id: string) => answered.findIndex(({ message }) => message.id === id) + 1;
  return (
    <FiguresTable
      heading="risk"
      head={[playWords.message, words.change, words.after]}
      rows={[
        { key: '', label: words.riskStart, figures: ['', RISK_START] },
        ...riskSteps(answered).map(({ message, cause, times, change, risk }): Row => ({
          key: `${message} ${cause}`,
          label: `${numberOf(message)}: ${riskCauseWords[cause]}${times > 1 ? `\u00A0×\u00A0${times}` : ''}`,
          figures: [formatChange(change), risk],
        })),
      ]}
    />
  );
}
