import {
  cueTypeMeans,
  practise,
  practiseTrust,
  resultWords as words,
  wentWell,
} from '#content/demo/result.ts';
import { cueTypeWords } from '#content/demo/words.ts';
import { isRight, type Answered } from '#src/flows/spot-the-phish/answers.ts';
import { falseAlarms, weakSpot } from '#src/flows/spot-the-phish/weak-spot.ts';
import { Button } from '#src/ui/button.tsx';
import { useAnswered } from '../game-context.ts';
import { scrollTo } from '../scroll-to.ts';

/** The id of a message’s explanation. `index` counts from 0. */
export function explanationId(index: number): string {
  return `message-${index + 1}`;
}

/** What went well, and what to practise, with the message that shows it best. */
export function Highlights() {
  const answered = useAnswered();
  const next = practiceFor(answered);
  return (
    <div className="grid content-start gap-x-14 gap-y-8 lg:grid-cols-2">
      <section>
        <h2 className="text-lg font-bold">{words.wentWell}</h2>
        <p>{bestOf(answered)}</p>
      </section>
      {next !== null && (
        <section>
          <h2 className="text-lg font-bold">{next.title}</h2>
          <p>{next.text}</p>
          <Button look="plain" onClick={() => showExplanation(next.index)} className="text-start">
            {next.link}
          </Button>
        </section>
      )}
    </div>
  );
}

/** Trusting, if false alarms are the commonest error; else the type of cue found least. */
function practiceFor(answered: readonly Answered[]) {
  const alarms = falseAlarms(answered);
  if (alarms !== null) {
    const { reported, all, index } = alarms;
    const text = practiseTrust(reported, all);
    return { title: words.practiseTrust, text, link: words.genuineIn(index + 1), index };
  }
  const weak = weakSpot(answered);
  if (weak === null) return null;
  const { type, found, all, index } = weak;
  const text = practise(found, all, cueTypeMeans[type]);
  const title = words.practise(cueTypeWords[type]);
  return { title, text, link: words.practiseIn(index + 1), index };
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
