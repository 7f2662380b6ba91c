import { bodyTurns } from '#src/lib/message-parts.ts';
import type { PartId, Scenario } from '#src/lib/scenario.ts';
import { annotatedText } from '#src/lib/specimen.ts';

const LONGEST = 48;

/** The words that a mark is on, shortened to be quoted. */
export function markedWords(message: Scenario, part: PartId): string {
  const words = wordsOf(message, part).trim();
  return words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\W+\w*$/, '')}…`;
}

function wordsOf(message: Scenario, part: PartId): string {
  const [kind = '', number] = part.split('-');
  if (kind === 'text') return sentence(message, part);
  if (kind === 'link') return linkText(message, Number(number));
  const inEmail = message.channel === 'email' ? emailWords(message, Number(number)) : {};
  return inEmail[kind] ?? message.sender.address;
}

/** By what the part’s id begins with. */
function emailWords(
  { subject, headers, attachments }: Extract<Scenario, { channel: 'email' }>,
  number: number,
): Partial<Record<string, string>> {
  return {
    ...headers,
    subject: annotatedText(subject)
      .map(({ text }) => text)
      .join(''),
    reply: headers.replyTo,
    attachment: attachments?.[number - 1]?.name,
  };
}

function sentence(message: Scenario, part: PartId): string {
  return bodyTurns(message)
    .flatMap(({ sentences }) => sentences)
    .filter(({ id }) => id === part)
    .flatMap(({ pieces }) => pieces)
    .map((piece) => (piece.kind === 'text' ? piece.text : linkText(message, piece.link)))
    .join('');
}

function linkText({ links }: Scenario, number: number): string {
  return links?.[number - 1]?.text ?? '';
}
