import { practise, resultWords as words, wentWell } from '#content/demo/screens.ts';
import { cueTypeMeans, cueTypeWords } from '#content/demo/words.ts';
import { isRight, type Answered } from '#src/flows/spot-the-phish/answers.ts';
import { weakSpot } from '#src/flows/spot-the-phish/weak-spot.ts';
import { Button } from '#src/ui/button.tsx';
import { useAnswered } from '../game-context.ts';
import { scrollTo } from '../scroll-to.ts';

/** The id of a message’s explanation. `index` counts from 0. */
export function explanationId(index: number): string {
  return `message-${index + 1}`;
}

/** What went well, and the type of cue to practise, with the message that shows it best. */
export function Highlights() {
  const answered = useAnswered();
  const weak = weakSpot(answered);
  return (
    <dl className="grid gap-4">
      <div className="border-l-4 border-safe pl-3">
        <dt className="text-sm text-muted">{words.wentWell}</dt>
        <dd className="text-lg font-semibold">{bestOf(answered)}</dd>
      </div>
      {weak !== null && (
        <div className="border-l-4 border-accent pl-3">
          <dt className="text-sm text-muted">{words.practise}</dt>
          <dd>
            <p className="text-lg font-semibold">{cueTypeWords[weak.type]}</p>
            <p className="text-muted">{practise(weak.found, weak.all, cueTypeMeans[weak.type])}</p>
            <Button look="plain" onClick={() => showExplanation(weak.index)} className="text-left">
              {words.practiseIn} {weak.index + 1}
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}

function showExplanation(index: number): void {
  const details = document.getElementById(explanationId(index));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  scrollTo(details, 'start');
}

/** The best that there is to say: about the kind of message judged better, if any. */
function bestOf(answered: readonly Answered[]): string {
  const rightOf = (kind: 'phish' | 'genuine') =>
    answered.filter((one) => one.message.kind === kind && isRight(one)).length;
  const [phish, genuine] = [rightOf('phish'), rightOf('genuine')];
  if (phish + genuine === 0) return wentWell.finished;
  return phish >= genuine ? wentWell.phish(phish) : wentWell.genuine(genuine);
}
