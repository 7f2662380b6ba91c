import { Fragment } from 'react';
import { numbered } from '#src/lib/numbered.ts';
import { annotatedText } from '#src/lib/specimen.ts';
import type { Piece, Sentence } from '#src/lib/message-parts.ts';
import type { PartId } from '#src/lib/scenario.ts';
import { InspectButton } from './inspect.tsx';
import { MarkableWords } from './mark-toggle.tsx';
import { useMessage } from './message-state.ts';
import { Noted, NotedPart } from './noted.tsx';

/** One turn or paragraph of a message, sentence by sentence. */
export function Sentences({ sentences }: { sentences: readonly Sentence[] }) {
  return numbered(sentences).map(({ item, key }) => <SentenceText key={key} sentence={item} />);
}

function SentenceText({ sentence: { id, pieces } }: { sentence: Sentence }) {
  const runs = joinAdjacentText(pieces);
  const first = runs.find(({ texts }) => texts.some(isWords));
  return numbered(runs).map(({ item: run, key }) => {
    if (run.link !== null) return <LinkPart key={key} number={run.link} />;
    const { texts } = run;
    const start = texts.findIndex(isWords);
    const end = texts.findLastIndex(isWords) + 1;
    const words = numbered(texts.slice(start, end)).map(({ item: { text, note }, key }) => (
      <Noted key={key} note={note}>
        {text}
      </Noted>
    ));
    // The spaces around it aren't part of a mark.
    return (
      <Fragment key={key}>
        {textOf(texts.slice(0, start))}
        {id === null || start < 0 ? (
          words
        ) : (
          <MarkableWords part={id} isFirst={run === first}>
            {words}
          </MarkableWords>
        )}
        {textOf(texts.slice(end))}
      </Fragment>
    );
  });
}

interface Text {
  text: string;
  note: number | null;
}

interface Run {
  /** The number of a link; null for text. */
  link: number | null;
  texts: Text[];
}

function isWords({ text }: Text): boolean {
  return text.trim() !== '';
}

function textOf(texts: readonly Text[]): string {
  return texts.map(({ text }) => text).join('');
}

/** Joins adjacent pieces of text, so that a sentence without a link is one run. The spaces at its ends are texts apart. */
function joinAdjacentText(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (piece.kind === 'link') runs.push({ link: piece.link, texts: [] });
    else {
      const { note } = piece;
      const texts = piece.text.split(OUTER_SPACES).map((text) => ({ text, note }));
      if (last?.link === null) last.texts.push(...texts);
      else runs.push({ link: null, texts });
    }
  }
  return runs;
}

const OUTER_SPACES = /(^\s+|\s+$)/;

/** A link as the message shows it. Clicking it opens its details, never the page. */
function LinkPart({ number }: { number: number }) {
  const { message } = useMessage();
  const link = message.links?.[number - 1];
  if (link === undefined) return null;
  const part = `link-${number}` as const;
  const { text, as: look = 'text' } = link;
  const button = (
    <InspectButton part={part} look={look}>
      {look === 'text' ? <NotedPart part={part}>{text}</NotedPart> : text}
    </InspectButton>
  );
  return look === 'text' ? button : <NotedPart part={part}>{button}</NotedPart>;
}

/** A line of an email’s head that can be marked as a whole, such as its subject. */
export function MarkableLine({ part, text }: { part: PartId; text: string }) {
  return (
    <MarkableWords part={part} isFirst>
      {numbered(annotatedText(text)).map(({ item: { text, note }, key }) => (
        <Noted key={key} note={note}>
          {text}
        </Noted>
      ))}
    </MarkableWords>
  );
}
