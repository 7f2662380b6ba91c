import { confidenceWords, resultWords as words } from '#content/demo/screens.ts';
import type { Calibration as Figures } from '#src/flows/spot-the-phish/calibration.ts';
import { More } from '../more.tsx';
import { CalibrationChart } from './calibration-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

interface CalibrationProps {
  calibration: Figures;
  /** The message judged on the front page asked for no confidence. */
  isPartial: boolean;
}

/** How sure the player was against how right, as a chart and as the same figures in a table. */
export function Calibration({ calibration, isPartial }: CalibrationProps) {
  return (
    <section aria-labelledby="calibration" className="grid content-start gap-4">
      <h2 id="calibration" className="text-lg font-bold">
        {words.calibration}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line bg-raised p-4 sm:p-5">
        <CalibrationChart calibration={calibration} />
        <p className="text-sm text-muted">
          {words.calibrationIntro} {isPartial && words.withoutFrontPage}
        </p>
        <More title={words.calibrationTable}>
          <FiguresTable
            heading="calibration"
            head={[words.level, words.answers, words.rightColumn]}
            rows={calibration.levels.map(({ confidence, answers, right }) => ({
              key: confidence,
              label: confidenceWords.levels[confidence],
              figures: [answers, right],
            }))}
          />
        </More>
      </div>
    </section>
  );
}
