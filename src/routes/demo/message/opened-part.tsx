import type { ReactNode } from 'react';
import { messageWords as words } from '#content/demo/message.ts';
import type { InspectedPart, Message, PartId } from '#src/lib/scenario.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FileName } from './file-name.tsx';
import { boxId } from './inspect.tsx';
import { MarkToggle } from './mark-toggle.tsx';
import { useMessage, type MessageState } from './message-state.ts';
import { NotedPart } from './noted.tsx';

/** The details of a part, shown once it is opened, or if a note is about them or the player marked them. */
export function OpenedPart({ part }: { part: InspectedPart }) {
  const state = useMessage();
  if (!isOpen(state, part)) return null;
  return (
    <dl
      id={boxId(part)}
      className="@container grid gap-1.5 rounded border border-line bg-sunken px-3 py-1.5 text-start text-sm leading-snug text-text"
    >
      {detailsOf(state.message, part).map((detail) => (
        <Detail key={detail.label} {...detail} />
      ))}
    </dl>
  );
}

function isOpen(state: MessageState, part: InspectedPart): boolean {
  if (state.at === 'examining') return state.opened.includes(part);
  return detailsOf(state.message, part).some(
    ({ part }) => part !== null && (state.parts.has(part) || state.marks.includes(part)),
  );
}

interface Detail {
  label: string;
  text: string;
  /** The part that can be marked here; null if the detail only explains. */
  part: PartId | null;
  /** The text is the name of a file. */
  isFile?: true;
}

function Detail({ label, text, part, isFile }: Detail) {
  const plain = isFile === true ? <FileName name={text} /> : <Addresses in={text} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 @md:grid @md:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <dt className="text-muted">{label}</dt>
      <dd
        translate={part === null ? undefined : 'no'}
        className={classNames(
          'order-last w-full @md:order-none',
          part !== null && 'font-mono text-[0.8125rem] leading-6',
        )}
      >
        {part === null ? (
          plain
        ) : (
          <NotedPart part={part} plain={plain}>
            {isFile === true ? plain : text}
          </NotedPart>
        )}
      </dd>
      {part !== null && (
        <dd>
          <MarkToggle part={part} about={label} />
        </dd>
      )}
    </div>
  );
}

/** An email's sender opens with its headers. Labels are keys, so each must be unique within its box. */
function detailsOf(message: Message, part: InspectedPart): Detail[] {
  if (part === 'sender') return [...senderDetails(message), ...headerDetails(message)];
  if (part === 'headers') return [];
  const [kind, number = '1'] = part.split('-');
  const index = Number(number) - 1;
  if (kind === 'link') {
    const target = message.links?.[index]?.target;
    return target === undefined ? [] : [{ label: words.link.opens, text: target, part }];
  }
  const file = message.channel === 'email' ? message.attachments?.[index] : undefined;
  if (file === undefined) return [];
  return [
    { label: words.attachment.file, text: file.name, part, isFile: true },
    { label: words.attachment.type, text: file.type, part: null },
  ];
}

function senderDetails({ channel, sender }: Message): Detail[] {
  const { address, note } = sender;
  return [
    { label: words.sender[channel], text: address, part: 'sender' },
    ...(note === undefined ? [] : [{ label: words.sender.note, text: note, part: null }]),
  ];
}

function headerDetails(message: Message): Detail[] {
  if (message.channel !== 'email') return [];
  const { replyTo, checks, unsubscribe } = message.headers;
  const rows: [string, string | undefined, PartId][] = [
    [words.headers.replyTo, replyTo, 'reply-to'],
    [words.headers.checks, checks, 'checks'],
    [words.headers.unsubscribe, unsubscribe, 'unsubscribe'],
  ];
  return rows.flatMap(([label, text, part]) => (text === undefined ? [] : [{ label, text, part }]));
}

/** The details of several parts, one under the other. */
export function OpenedParts({ parts }: { parts: readonly InspectedPart[] }): ReactNode {
  return parts.map((part) => <OpenedPart key={part} part={part} />);
}
