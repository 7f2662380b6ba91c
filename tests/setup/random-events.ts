import type { Confidence } from '#src/flows/spot-the-phish/answers.ts';
import type { GameEvent, GameState } from '#src/flows/spot-the-phish/game.ts';
import type { Verdict } from '#src/lib/scenario.ts';

const VERDICTS: readonly Verdict[] = ['report', 'trust'];
const CONFIDENCES: readonly Confidence[] = [1, 2, 3];

/** A random event, whether or not it fits the current step, but never a new round. */
export function anyEvent({ round, answers }: GameState, random: () => number): GameEvent {
  const one = <Item>(items: readonly Item[] | undefined, otherwise: Item): Item =>
    items?.[Math.floor(random() * items.length)] ?? otherwise;
  const message = round.messages[answers.length] ?? round.messages[0];
  switch (Math.floor(random() * 12)) {
    case 0:
      return { type: 'started' };
    case 1:
      return { type: 'started-with-verdict', verdict: one(VERDICTS, 'trust') };
    case 2:
      return { type: 'inspected', part: one(message?.inspectable, 'sender') };
    case 3:
      return { type: 'mark-toggled', part: 'text-99-1' };
    case 4:
    case 5:
      return { type: 'mark-toggled', part: one(message?.parts, 'sender') };
    case 6:
      return { type: 'judged', verdict: one(VERDICTS, 'trust') };
    case 7:
      return { type: 'confidence-given', confidence: one(CONFIDENCES, 1) };
    case 8:
      return { type: 'lesson-opened' };
    case 9:
      return { type: 'reconsidered' };
    case 10:
      return { type: 'lesson-answered', choice: Math.floor(random() * 5) - 1 };
    default:
      return { type: 'continued' };
  }
}
