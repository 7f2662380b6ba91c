import { confidenceWords, resultWords as words } from '#content/demo/screens.ts';
import type { Calibration } from '#src/flows/spot-the-phish/calibration.ts';
import { CELL, FIRST_HEAD, HEAD, NUMBER, TABLE } from './table-style.ts';

/** The chart’s figures. */
export function CalibrationTable({ calibration: { levels } }: { calibration: Calibration }) {
  return (
    <table className={TABLE}>
      <caption className="sr-only">{words.calibration}</caption>
      <thead>
        <tr>
          <th scope="col" className={FIRST_HEAD}>
            {words.level}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {words.answers}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {words.rightColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ confidence, answers, right }) => (
          <tr key={confidence}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              {confidenceWords.levels[confidence].label}
            </th>
            <td className={`${CELL} ${NUMBER}`}>{answers}</td>
            <td className={`${CELL} ${NUMBER}`}>{answers === 0 ? '–' : right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
