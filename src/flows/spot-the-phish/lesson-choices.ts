import { addressParts, ownerOf } from '#src/lib/address-parts.ts';
import type { Message } from '#src/lib/scenario.ts';
import { unreachable } from '#src/lib/unreachable.ts';

export interface LessonChoices {
  choices: readonly string[];
  /** The indexes of the right choices, from 0, in the order in which to choose them. Only an order has several. */
  right: readonly number[];
}

/**
 * The choices of a message's lesson, at least three: the parts of an address with the sender's name or the scheme, the sites
 * that a link might open, or what the lesson compares or puts in order. All but the parts are in alphabetical order, which
 * doesn't give the answer away.
 */
export function lessonChoices(message: Message): LessonChoices {
  const { lesson, sender } = message;
  switch (lesson.kind) {
    case 'owner': {
      const parts =
        lesson.of === 'sender'
          ? [{ text: sender.name, owner: false }, ...addressParts(sender.address)]
          : addressParts(targetOf(message, lesson.of));
      return {
        choices: parts.map(({ text }) => text),
        right: [parts.findIndex(({ owner }) => owner)],
      };
    }
    case 'target':
      return among([ownerOf(targetOf(message, lesson.link))], lesson.decoys);
    case 'compare':
    case 'ring':
    case 'proof':
      return among([lesson.right], lesson.decoys);
    case 'order':
      return among(lesson.steps, lesson.decoys);
    default:
      return unreachable(lesson);
  }
}

function among(right: readonly string[], decoys: readonly string[]): LessonChoices {
  const choices = [...right, ...decoys].sort();
  return { choices, right: right.map((one) => choices.indexOf(one)) };
}

function targetOf({ links = [] }: Message, number: number): string {
  return links[number - 1]?.target ?? '';
}
