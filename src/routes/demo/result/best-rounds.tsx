import { resultWords as words } from '#content/demo/result.ts';
import { ROUND_LENGTH } from '#src/flows/spot-the-phish/deal-round.ts';
import { dayOfCode } from '#src/flows/spot-the-phish/round-code.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { formatPoints } from '../figures.ts';
import { usePlay } from '../game-context.ts';
import { CELL, HEAD, NUMBER } from './table-style.ts';

/** The best games in this browser. Nobody else is ranked: the product compares teams, never people by name. */
export function BestRounds() {
  const { game, record } = usePlay();
  return (
    <ScrollRegion label={words.board} className="rounded-lg px-2 py-2 sm:px-4">
      <table className="w-full" aria-labelledby="best-rounds-heading">
        <thead className="text-sm">
          <tr>
            <th scope="col" className={`${HEAD} w-14 ps-2`}>
              {words.rank}
            </th>
            <th scope="col" className={HEAD}>
              {words.round}
            </th>
            <th scope="col" className={`${HEAD} ${NUMBER}`}>
              {words.rightColumn}
            </th>
            <th scope="col" className={`${HEAD} pe-2! ${NUMBER}`}>
              {words.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {record.best.map(({ points, right, round }, index) => (
            <tr key={round} className={classNames(round === game.round.code && 'font-semibold')}>
              <td className={`${CELL} tabular-nums ps-2`}>{index + 1}</td>
              <td className={CELL}>{describeRound(round, game.round.code)}</td>
              <td className={`${CELL} ${NUMBER}`}>{words.rightCell(right, ROUND_LENGTH)}</td>
              <td className={`${CELL} pe-2! ${NUMBER}`}>{formatPoints(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function describeRound(round: string, current: string): string {
  if (round === current) return words.thisRound;
  return dayOfCode(round) === null ? words.practiceRound(round) : words.dayRound(round);
}
