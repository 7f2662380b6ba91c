import type { InspectedPart, Message, Note, PartId } from './scenario.ts';
import { annotatedText } from './specimen.ts';

/** `note` and `link` count from 1. Text has a note if it is annotated. */
export type Piece =
  | { kind: 'text'; text: string; note: number | null }
  | { kind: 'link'; link: number };

export interface Sentence {
  /** Null if the sentence is only a link, which is a part of its own. */
  id: PartId | null;
  pieces: readonly Piece[];
}

interface Turn {
  from: 'sender' | 'you';
  sentences: readonly Sentence[];
}

/** The body split into parts that can be marked. The reader's own replies have none. */
export function bodyTurns({ body }: Pick<Message, 'body'>): Turn[] {
  return body.map((turn, index) =>
    typeof turn === 'string'
      ? { from: 'sender', sentences: sentencesOf(turn, index + 1) }
      : { from: 'you', sentences: [{ id: null, pieces: piecesOf(turn.you) }] },
  );
}

/** Every part that can be marked. */
export function partsOf(message: Message): PartId[] {
  const inBody = bodyTurns(message).flatMap(({ sentences }) =>
    sentences.flatMap(({ id, pieces }) => [
      ...(id === null ? [] : [id]),
      ...pieces.flatMap((piece): PartId[] => (piece.kind === 'link' ? [`link-${piece.link}`] : [])),
    ]),
  );
  return [...new Set<PartId>(['sender', ...emailParts(message), ...inBody])];
}

/** Every part that can be opened before judging. */
export function inspectableParts(message: Message): InspectedPart[] {
  const links = message.links ?? [];
  const attachments = message.channel === 'email' ? (message.attachments ?? []) : [];
  return [
    'sender',
    ...(message.channel === 'email' ? (['headers'] as const) : []),
    ...links.map((_, index) => `link-${index + 1}` as const),
    ...attachments.map((_, index) => `attachment-${index + 1}` as const),
  ];
}

/** Every part that a note refers to. The Phish Scale counts each as an instance of the cue. */
export function placesOf(message: Message, note: Note, number: number): PartId[] {
  const inSubject = message.channel === 'email' ? annotatedText(message.subject) : [];
  return [
    ...(note.at ?? []),
    ...inSubject.flatMap(({ note }): PartId[] => (note === number ? ['subject'] : [])),
    ...bodyTurns(message).flatMap(({ sentences }) =>
      sentences.flatMap(({ id, pieces }) =>
        pieces.flatMap((piece) =>
          id !== null && piece.kind === 'text' && piece.note === number ? [id] : [],
        ),
      ),
    ),
  ];
}

/** Every place where a note can be shown, in reading order: annotated text by its note's number, a part by its id. */
export function placesInReadingOrder(message: Message): (PartId | number)[] {
  const inText = (text: string) =>
    piecesOf(text).map((piece) =>
      piece.kind === 'link' ? (`link-${piece.link}` as const) : piece.note,
    );
  const head = message.channel === 'email' ? inText(message.subject) : [];
  const places = [
    ...head,
    'sender' as const,
    ...emailParts(message).filter((part) => !part.startsWith('attachment-')),
    ...message.body.flatMap((turn) => inText(typeof turn === 'string' ? turn : turn.you)),
    ...emailParts(message).filter((part) => part.startsWith('attachment-')),
  ];
  return places.filter((place) => place !== null);
}

function emailParts(message: Message): PartId[] {
  if (message.channel !== 'email') return [];
  const { headers, attachments = [] } = message;
  return [
    'subject',
    ...(headers.replyTo === undefined ? [] : (['reply-to'] as const)),
    'checks',
    ...(headers.unsubscribe === undefined ? [] : (['unsubscribe'] as const)),
    ...attachments.map((_, index) => `attachment-${index + 1}` as const),
  ];
}

const LINK = /\{link:(\d+)\}/;

function piecesOf(source: string): Piece[] {
  return source
    .split(LINK)
    .flatMap((text, index): Piece[] =>
      index % 2 === 1
        ? [{ kind: 'link', link: Number(text) }]
        : annotatedText(text).map(({ text, note }) => ({ kind: 'text', text, note })),
    );
}

/** Matches up to the end of a sentence and the space after it, or the rest. */
const SENTENCES = /^\s+|[^]*?[.!?…]+[”’)]*\s+|[^]+$/g;
const ENDED = /[.!?…][”’)]*\s*$/;

/** Annotated text is never split: an annotation across two sentences makes one part. */
function sentencesOf(source: string, paragraph: number): Sentence[] {
  const sentences: Piece[][] = [];
  let open: Piece[] | null = null;
  for (const run of piecesOf(source).flatMap(splitAtSentenceEnds)) {
    if (open === null || (hasEnded(open) && !isSpace(run))) {
      open = [];
      sentences.push(open);
    }
    open.push(run);
  }
  return sentences.map((pieces, index) => ({
    id: pieces.some(hasWords) ? `text-${paragraph}-${index + 1}` : null,
    pieces,
  }));
}

function splitAtSentenceEnds(piece: Piece): Piece[] {
  if (piece.kind === 'link' || piece.note !== null) return [piece];
  return (piece.text.match(SENTENCES) ?? []).map((text) => ({ kind: 'text', text, note: null }));
}

/** A sentence ends with a full stop or the like, followed by a space. */
function hasEnded(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => (piece.kind === 'text' ? piece.text : LINK_SIGN)).join('');
  return /\s$/.test(text) && ENDED.test(text);
}

/** Stands for a link when looking for the end of a sentence, so any letter will do. */
const LINK_SIGN = 'a';

function isSpace(piece: Piece): boolean {
  return piece.kind === 'text' && piece.text.trim() === '';
}

function hasWords(piece: Piece): boolean {
  return piece.kind === 'text' && /\p{L}|\p{N}/u.test(piece.text);
}
