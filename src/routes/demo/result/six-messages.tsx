import { foundCues } from '#content/demo/screens.ts';
import { resultWords as words, yourAnswer } from '#content/demo/result.ts';
import { difficultyWords } from '#content/demo/words.ts';
import { specimenWords } from '#content/specimen.ts';
import {
  asked,
  cuesCounted,
  cuesFound,
  isMarked,
  isRight,
  marked,
  type Answered,
} from '#src/flows/spot-the-phish/answers.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Button } from '#src/ui/button.tsx';
import { Cross } from '#src/ui/icons.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { Addresses } from '#src/ui/addresses.tsx';
import { CueText } from '#src/ui/specimen.tsx';
import { useAnswered, useGameActions } from '../game-context.ts';
import { byId } from '../library.ts';
import { titleOf } from '../note-list.tsx';
import { allNotes } from '../notes.ts';
import { Stamp } from '../stamp.tsx';
import { explanationId } from './highlights.tsx';

/** What each message was, and what the player said; each opens its explanation again. */
export function SixMessages() {
  const { replay } = useGameActions();
  return (
    <>
      <ol className="grid items-start gap-x-10 lg:grid-cols-2">
        {useAnswered().map((one, index) => {
          const scenario = byId.get(one.message.id);
          return scenario === undefined ? null : (
            <li key={scenario.id} className="min-w-0 border-t border-line">
              <details id={explanationId(index)} className="scroll-mt-4">
                <summary className="flex cursor-pointer gap-3 py-4 sm:gap-4">
                  <span className="font-mono text-muted">{index + 1}</span>
                  <Judged one={one} sender={scenario.sender.name} />
                </summary>
                <Explanation one={one} scenario={scenario} />
              </details>
            </li>
          );
        })}
      </ol>
      <Button look="plain" onClick={replay} className="mt-6">
        {words.replay}
      </Button>
    </>
  );
}

function Judged({ one, sender }: { one: Answered; sender: string }) {
  const right = isRight(one);
  const { verdict, unasked } = one.answer;
  const said = (unasked === true ? yourAnswer.unasked : yourAnswer)[verdict];
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2 max-sm:flex-col">
      <span className="grid min-w-[min(10rem,100%)] flex-1 gap-1">
        <span translate="no" className="font-semibold">
          {sender}
        </span>{' '}
        <span
          className={`flex gap-2 text-sm *:mt-0.5 ${right ? 'text-muted' : 'font-semibold text-risk'}`}
        >
          {right ? <Tick /> : <Cross />}
          <span>{said(difficultyWords[one.message.difficulty])}</span>
        </span>
      </span>{' '}
      <Stamp kind={one.message.kind} isAlarm={false} />
    </span>
  );
}

/** Indented as far as the message’s number is wide. */
function Explanation({ one, scenario }: { one: Answered; scenario: Scenario }) {
  const { answer, message } = one;
  const isMarkable = message.kind === 'phish' && asked([one]).length > 0;
  // What decides, which comes first, and what was missed.
  const notes = allNotes(scenario, answer.marks).filter(
    ({ deciding, believable, places }) =>
      deciding || (isMarkable && !believable && !isMarked(places, answer.marks)),
  );
  return (
    <div className="grid gap-2 ps-6 pb-5 text-sm leading-relaxed sm:ps-7">
      <p>
        <Addresses in={scenario.feedback[answer.verdict]} />
      </p>
      {marked([one]).length > 0 && <p>{foundCues(cuesFound(one).length, cuesCounted(one))}</p>}
      <ul className="grid gap-1 border-s-2 border-edge ps-3">
        {notes.map((note) => (
          <li key={note.number}>
            <CueText
              text={specimenWords.cue(titleOf(message.kind, note))}
              explanation={note.text}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
