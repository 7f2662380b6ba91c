import { numbered } from '#src/lib/numbered.ts';
import { annotatedText, type Specimen as Message } from '#src/lib/specimen.ts';
import { classNames } from './class-names.ts';
import { Addresses } from './addresses.tsx';
import { AnnotatedWords } from './annotated-words.tsx';
import { bold, renderTags } from './linked-text.tsx';
import { Pin } from './pin.tsx';

interface SpecimenWords {
  channels: Record<Message['channel'], string>;
  /** Introduces the list of cues for users who can't see the pins. */
  cues: string;
  cue: (title: string) => string;
}

interface SpecimenProps {
  message: Message;
  words: SpecimenWords;
}

/** A message with numbered pins at the cues that give it away, if any. Its words are the evidence, so they aren't translated. */
export function Specimen({ message, words }: SpecimenProps) {
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div translate="no" className="overflow-hidden rounded-lg border border-line bg-raised">
        <Envelope message={message} channel={words.channels[message.channel]} />
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-5 sm:px-5',
            message.channel !== 'email' && 'justify-items-start',
          )}
        >
          {message.subject !== undefined && (
            <p className="text-lg leading-snug font-semibold">
              <Annotated text={message.subject} />
            </p>
          )}
          {numbered(message.body).map(({ item: paragraph, key }) => (
            <p key={key} className={message.channel === 'email' ? undefined : BUBBLE}>
              <Annotated text={paragraph} />
            </p>
          ))}
        </div>
      </div>
      {message.cues.length > 0 && (
        <figcaption>
          <p className="sr-only">{words.cues}</p>
          <CueList cues={message.cues} words={words} />
        </figcaption>
      )}
    </figure>
  );
}

/** The explanations of the pins. */
export function CueList({ cues, words }: Pick<Message, 'cues'> & Pick<SpecimenProps, 'words'>) {
  return (
    <ol className="grid gap-3">
      {cues.map(({ title, explanation }, index) => (
        <li key={title} className="flex gap-3 text-sm leading-relaxed">
          <span className="flex h-[1lh] items-center">
            <Pin number={index + 1} />
          </span>
          <span className="min-w-0">
            <CueText text={words.cue(title)} explanation={explanation} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A title, and an `<explanation/>` of it. */
export function CueText({ text, explanation }: { text: string; explanation: string }) {
  const muted = (
    <span className="text-muted">
      <Addresses in={explanation} />
    </span>
  );
  return renderTags(text, { b: bold, explanation: muted });
}

const BUBBLE = 'max-w-[34ch] rounded-lg rounded-es-sm bg-bubble px-3 py-2.5 leading-snug sm:px-4';

function Envelope({ message, channel }: { message: Message; channel: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-muted"
      >
        {initial(message.from) ?? <Silhouette />}
      </span>
      <p className="flex-1 basis-20 leading-snug font-semibold">
        <Annotated text={message.from} />
      </p>
      <p className="rounded-sm border border-line px-1.5 font-mono text-xs text-muted">{channel}</p>
      <p className="w-full text-sm text-muted">
        <Annotated text={message.address} />
      </p>
    </div>
  );
}

/** The first letter of a name; null for a number. */
function initial(name: string): string | null {
  const first = name.replace(/^\{\d:/, '').slice(0, 1);
  return /\p{L}/u.test(first) ? first.toUpperCase() : null;
}

/** Stands for a sender without a name. */
export function Silhouette() {
  return (
    <svg viewBox="0 0 24 24" className="size-6 fill-current">
      <path d="M12 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M3 22c0-9 18-9 18 0z" />
    </svg>
  );
}

function Annotated({ text }: { text: string }) {
  return numbered(annotatedText(text)).map(({ item: { text, note }, key }) =>
    note === null ? (
      <Addresses key={key} in={text} />
    ) : (
      <AnnotatedWords key={key} words={text} number={note} />
    ),
  );
}
