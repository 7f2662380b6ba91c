import { practise, resultWords as words, wentWell, cueTypeMeans } from '#content/demo/result.ts';
import { cueTypeWords } from '#content/demo/words.ts';
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
    <div className="grid content-start gap-x-14 gap-y-8 lg:grid-cols-2">
      <section>
        <h2 className="text-lg font-bold">{words.wentWell}</h2>
        <p>{bestOf(answered)}</p>
      </section>
      {weak !== null && (
        <section>
          <h2 className="text-lg font-bold">{words.practise(cueTypeWords[weak.type])}</h2>
          <p>{practise(weak.found, weak.all, cueTypeMeans[weak.type])}</p>
          <Button look="plain" onClick={() => showExplanation(weak.index)} className="text-start">
            {words.practiseIn(weak.index + 1)}
          </Button>
        </section>
      )}
    </div>
  );
}

export function showExplanation(index: number): void {
  const details = document.getElementById(explanationId(index));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  scrollTo(details, 'start');
}

/** The best that there is to say: about the kind of message judged better, if any. */
function bestOf(answered: readonly Answered[]): string {
  const countOf = (kind: 'phish' | 'genuine') => {
    const all = answered.filter(({ message }) => message.kind === kind);
    return { right: all.filter(isRight).length, all: all.length };
  };
  const [phish, genuine] = [countOf('phish'), countOf('genuine')];
  if (phish.right + genuine.right === 0) return wentWell.finished;
  return phish.right * genuine.all >= genuine.right * phish.all
    ? wentWell.phish(phish.right, phish.all)
    : wentWell.genuine(genuine.right, genuine.all);
}
