import { resultWords as words } from '#content/demo/result.ts';
import { cueTypeWords } from '#content/demo/words.ts';
import { tallyCues } from '#src/flows/spot-the-phish/answers.ts';
import { CUE_TYPES } from '#src/flows/spot-the-phish/cue-types.ts';
import { useAnswered } from '../game-context.ts';
import { FiguresTable } from './figures-table.tsx';

/** Which kinds of cue the player found, and which they missed. */
export function CuesByType() {
  const tally = tallyCues(useAnswered());
  const types = CUE_TYPES.filter((type) => tally[type].found + tally[type].missed > 0);
  if (types.length === 0) return <p>{words.noCues}</p>;
  return (
    <FiguresTable
      heading="cues-heading"
      head={[words.cueType, words.found, words.missed]}
      rows={types.map((type) => ({
        key: type,
        label: (
          <>
            {cueTypeWords[type]}
            <Blocks {...tally[type]} />
          </>
        ),
        figures: [tally[type].found, tally[type].missed],
      }))}
    />
  );
}

/** One block per cue, filled if it was found. */
function Blocks({ found, missed }: { found: number; missed: number }) {
  return (
    <span aria-hidden="true" className="mt-1 flex flex-wrap gap-1">
      {Array.from({ length: found + missed }, (_, index) => (
        <span
          key={index}
          className={`rounded-xs size-2.5 border ${index < found ? 'border-tide bg-tide' : 'border-edge'}`}
        />
      ))}
    </span>
  );
}
