import { resultWords as words, samplePlayers } from '#content/demo/screens.ts';
import { ROUND_LENGTH } from '#src/flows/spot-the-phish/deal-round.ts';
import type { BestGame } from '#src/flows/spot-the-phish/record.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { formatPoints } from '../figures.ts';
import { usePlay } from '../game-context.ts';
import { CELL, HEAD, NUMBER } from './table-style.ts';

/** Sample players, labelled as such beside the heading, and the best games in this browser. */
export function Leaderboard() {
  const { game, record } = usePlay();
  const rows = rowsOf(record.best);
  return (
    <ScrollRegion label={words.board} className="rounded-lg px-2 py-2 sm:px-4">
      <table className="w-full" aria-labelledby="leaderboard-heading">
        <thead className="text-sm">
          <tr>
            <th scope="col" className={`${HEAD} w-14 ps-2`}>
              {words.rank}
            </th>
            <th scope="col" className={HEAD}>
              {words.player}
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
          {rows.map(({ name, points, right, round }, index) => (
            <tr
              key={round ?? name}
              className={classNames(round !== undefined && 'bg-accent-wash font-semibold')}
            >
              <td className={`${CELL} tabular-nums ps-2`}>{index + 1}</td>
              <td className={CELL}>
                {name}
                {round !== undefined && (
                  <>
                    {' '}
                    <span className="text-sm font-normal text-muted max-sm:block sm:ms-2">
                      {describeRound(round, game.round.code)}
                    </span>
                  </>
                )}
              </td>
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
  return round === current ? words.thisRound : words.otherRound(round);
}

interface Row extends Pick<BestGame, 'points' | 'right'> {
  name: string;
  /** The code of an own game. */
  round?: string;
}

/** The samples and the player's own games, the most points first. */
function rowsOf(best: readonly BestGame[]): Row[] {
  const own = best.map((game) => ({ ...game, name: words.you }));
  return [...samplePlayers, ...own].sort((a, b) => b.points - a.points);
}
