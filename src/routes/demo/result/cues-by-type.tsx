import { resultWords as words } from '#content/demo/screens.ts';
import { cueTypeWords } from '#content/demo/words.ts';
import { asked, tallyCues } from '#src/flows/spot-the-phish/answers.ts';
import { CUE_TYPES } from '#src/flows/spot-the-phish/cue-types.ts';
import { useAnswered } from '../game-context.ts';
import { CELL, FIRST_HEAD, HEAD, NUMBER, TABLE } from './table-style.ts';

/** Which kinds of cue the player found, and which they missed. */
export function CuesByType() {
  const answered = useAnswered();
  const tally = tallyCues(answered);
  const types = CUE_TYPES.filter((type) => tally[type].found + tally[type].missed > 0);
  return (
    <section
      aria-labelledby="cues"
      className="@container grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <h3 id="cues" className="text-lg font-bold">
        {words.cues}
      </h3>
      <table className={TABLE}>
        <thead>
          <tr>
            <th scope="col" className={FIRST_HEAD}>
              {words.cueType}
            </th>
            <th scope="col" className={`${HEAD} ${NUMBER}`}>
              {words.found}
            </th>
            <th scope="col" className={`${HEAD} max-sm:pr-0 ${NUMBER}`}>
              {words.missed}
            </th>
            <td aria-hidden="true" className={`${HEAD} w-2/5 max-sm:hidden`} />
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type}>
              <th scope="row" className={`${CELL} text-left font-normal`}>
                {cueTypeWords[type]}
                <span aria-hidden="true" className="mt-1 block sm:hidden">
                  <Blocks {...tally[type]} />
                </span>
              </th>
              <td className={`${CELL} ${NUMBER}`}>{tally[type].found}</td>
              <td className={`${CELL} max-sm:pr-0 ${NUMBER}`}>{tally[type].missed}</td>
              <td aria-hidden="true" className={`${CELL} pl-6 max-sm:hidden`}>
                <Blocks {...tally[type]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked(answered).length < answered.length && (
        <p className="text-sm text-muted">{words.withoutFrontPage}</p>
      )}
    </section>
  );
}

/** One block per cue, filled if it was found. */
function Blocks({ found, missed }: { found: number; missed: number }) {
  return (
    <span className="flex flex-wrap gap-1">
      {Array.from({ length: found + missed }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={`rounded-xs size-2.5 border ${index < found ? 'border-tide bg-tide' : 'border-edge'}`}
        />
      ))}
    </span>
  );
}
