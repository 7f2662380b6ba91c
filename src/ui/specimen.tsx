import { breakableAddress, withWholeHosts } from '#src/lib/hosts.ts';
import { markedText, type Specimen as Message } from '#src/lib/specimen.ts';
import { classNames } from './class-names.ts';
import { Pin } from './pin.tsx';

interface SpecimenWords {
  channels: Record<Message['channel'], string>;
  /** Before the list of cues, for those who do not see the pins. */
  cues: string;
}

interface SpecimenProps {
  message: Message;
  words: SpecimenWords;
  /** The pins arrive one after the other, after the page has been painted. */
  pinned?: boolean;
  /** The explanations stand beside the message where there is room. */
  wide?: boolean;
}

/** A message, pinned like a specimen and annotated with the cues that give it away. */
export function Specimen({ message, words, pinned = false, wide = false }: SpecimenProps) {
  return (
    <figure
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-5',
        wide && 'md:grid-cols-2 md:items-start md:gap-8',
      )}
    >
      <div
        className={classNames(
          'overflow-hidden rounded-lg border border-line bg-raised',
          pinned && 'pins-arrive',
        )}
      >
        <Envelope message={message} channel={words.channels[message.channel]} />
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-5 sm:px-5',
            message.channel !== 'email' && 'justify-items-start bg-sunken',
          )}
        >
          {message.subject !== undefined && (
            <p className="text-lg leading-snug font-semibold">
              <Marked text={message.subject} />
            </p>
          )}
          {message.body.map((paragraph) => (
            <p key={paragraph} className={message.channel === 'email' ? undefined : BUBBLE}>
              <Marked text={paragraph} />
            </p>
          ))}
        </div>
      </div>
      <figcaption>
        <p className="sr-only">{words.cues}</p>
        <ol className="grid gap-3">
          {message.cues.map(({ title, explanation }, index) => (
            <li key={title} className="flex gap-3 text-sm leading-relaxed">
              <span className="mt-0.5">
                <Pin number={index + 1} />
              </span>
              <span className="min-w-0">
                <strong className="font-semibold">{title}.</strong>{' '}
                <span className="text-muted">{withWholeHosts(explanation)}</span>
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

const BUBBLE =
  'max-w-[34ch] rounded-lg rounded-bl-sm border border-line bg-raised px-4 py-2.5 leading-snug';

function Envelope({ message, channel }: { message: Message; channel: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 sm:px-5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-muted"
      >
        {initial(message.from)}
      </span>
      <div className="min-w-0 flex-1 basis-28 leading-snug">
        <div className="flex flex-wrap items-start gap-x-3">
          <p className="flex-1 basis-20 font-semibold">
            <Marked text={message.from} />
          </p>
          <p className="rounded-sm border border-line px-1.5 font-mono text-xs text-muted">
            {channel}
          </p>
        </div>
        <p className="text-sm text-muted">
          <Marked text={breakableAddress(message.address)} />
        </p>
      </div>
    </div>
  );
}

function initial(name: string): string {
  return name
    .replace(/^\{\d:/, '')
    .slice(0, 1)
    .toUpperCase();
}

function Marked({ text }: { text: string }) {
  return markedText(text).map(({ text: words, cue }) =>
    cue === null ? words : <MarkedWords key={cue} words={words} cue={cue} />,
  );
}

/** The pin stays on the line of the last word, unless that is too long to keep together. */
function MarkedWords({ words, cue }: { words: string; cue: number }) {
  const space = words.lastIndexOf(' ') + 1;
  const keptTogether = words.length - space <= LONGEST_KEPT;
  return (
    <>
      <mark className="cue">{words.slice(0, space)}</mark>
      <span className={keptTogether ? 'inline-block max-w-full' : undefined}>
        <mark className="cue">{words.slice(space)}</mark>
        {'\u00A0'}
        <Pin number={cue} />
      </span>
    </>
  );
}

const LONGEST_KEPT = 14;
