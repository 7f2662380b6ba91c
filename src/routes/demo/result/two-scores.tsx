import { momentWords as words, scoreSentence, workedOut } from '#content/demo/moment.ts';
import { LEAST_JUDGED, scoresOf } from '#src/flows/spot-the-phish/detection.ts';
import { totalDetections } from '#src/flows/spot-the-phish/record.ts';
import { usePlay } from '../game-context.ts';
import { More } from '../more.tsx';

/** How many lures the player catches, and how often they cry wolf, over all games. */
export function TwoScores() {
  const totals = totalDetections(usePlay().record);
  const scores = scoresOf(totals);
  return (
    <section aria-labelledby="two-scores" className="grid gap-3">
      <h2 id="two-scores" className="text-lg font-bold">
        {words.scores}
      </h2>
      {scores === null ? (
        <p className="text-muted">
          {words.scoresLater(totals.lures + totals.honest, LEAST_JUDGED)}
        </p>
      ) : (
        <>
          <p className="font-display text-title leading-tight font-bold text-balance">
            {scoreSentence(scores.hits.share, scores.falseAlarms.share)}
          </p>
          <More title={words.workedOut}>
            {workedOut({ ...totals, ...scores }).map((paragraph) => (
              <p key={paragraph} className="mt-2 max-w-prose text-muted">
                {paragraph}
              </p>
            ))}
          </More>
        </>
      )}
    </section>
  );
}
