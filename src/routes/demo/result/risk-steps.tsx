import { playWords } from '#content/demo/screens.ts';
import { resultWords as words, riskCauseWords } from '#content/demo/result.ts';
import { riskSteps, RISK_START } from '#src/flows/spot-the-phish/risk.ts';
import { formatChange } from '../figures.ts';
import { useAnswered } from '../game-context.ts';
import { FiguresTable, type Row } from './figures-table.tsx';

/** Every step that led to the risk score. */
export function RiskSteps() {
  const answered = useAnswered();
  const numberOf = (id: string) => answered.findIndex(({ message }) => message.id === id) + 1;
  return (
    <FiguresTable
      heading="risk-heading"
      head={[playWords.message, words.change, words.after]}
      rows={[
        { key: '', label: words.riskStart, figures: ['', RISK_START] },
        ...riskSteps(answered).map(({ message, cause, times, change, risk }): Row => ({
          key: `${message} ${cause}`,
          label: riskCauseWords[cause](numberOf(message), times),
          figures: [formatChange(change), risk],
        })),
      ]}
    />
  );
}
