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
  if (part.startsWith('text-')) return sentence(message, part);
  if (part.startsWith('link-')) return linkText(message, Number(part.slice('link-'.length)));
  if (part === 'sender' || message.channel !== 'email') return message.sender.address;
  const { headers, subject, attachments = [] } = message;
  if (part === 'subject') return plain(subject);
  if (part === 'reply-to') return headers.replyTo ?? '';
  if (part === 'checks') return headers.checks;
  if (part === 'unsubscribe') return headers.unsubscribe ?? '';
  return attachments[Number(part.slice('attachment-'.length)) - 1]?.name ?? '';
}

function sentence(message: Scenario, part: PartId): string {
  const sentences = bodyTurns(message).flatMap(({ sentences }) => sentences);
  const pieces = sentences.find(({ id }) => id === part)?.pieces ?? [];
  return pieces
    .map((piece) => (piece.kind === 'text' ? piece.text : linkText(message, piece.link)))
    .join('');
}

function linkText({ links = [] }: Scenario, number: number): string {
  return links[number - 1]?.text ?? '';
}

function plain(source: string): string {
  return annotatedText(source)
    .map(({ text }) => text)
    .join('');
}
