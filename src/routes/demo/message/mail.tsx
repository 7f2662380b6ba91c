import { messageWords } from '#content/demo/message.ts';
import { bodyTurns } from '#src/lib/message-parts.ts';
import { numbered } from '#src/lib/numbered.ts';
import type { Message } from '#src/lib/scenario.ts';
import { Avatar } from './avatar.tsx';
import { FileName } from './file-name.tsx';
import { Icon } from './icon.tsx';
import { InspectButton } from './inspect.tsx';
import { linksOf } from './links-of.ts';
import { OpenedPart, OpenedParts } from './opened-part.tsx';
import { NotedPart } from './noted.tsx';
import { sentAt } from './sent-time.ts';
import { MarkableLine, Sentences } from './text.tsx';

const words = messageWords.email;
type Email = Extract<Message, { channel: 'email' }>;

/** An email, open in a mail client. */
export function Mail({ message }: { message: Email }) {
  return (
    <div className="overflow-hidden rounded-lg border border-edge bg-raised">
      <Toolbar />
      <div className="lg:grid lg:grid-cols-[8.5rem_minmax(0,1fr)]">
        <Folders />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 sm:px-6 sm:py-6">
          <p translate="no" className="font-sans text-xl leading-snug font-semibold">
            <MarkableLine part="subject" text={message.subject} />
          </p>
          <Head message={message} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {numbered(bodyTurns(message)).map(({ item: { sentences }, key }) => (
              <Paragraph key={key} sentences={sentences} />
            ))}
          </div>
          <Attachments message={message} />
        </div>
      </div>
    </div>
  );
}

function Toolbar() {
  return (
    <div
      aria-hidden="true"
      className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-2.5 text-muted sm:px-6"
    >
      <Icon of="mail" className="size-5 text-tide" />
      <span className="text-sm font-semibold text-text">{words.app}</span>
    </div>
  );
}

function Folders() {
  return (
    <ul
      aria-hidden="true"
      className="hidden content-start gap-1 border-e border-line bg-sunken p-3 text-sm text-muted lg:grid"
    >
      {words.folders.map((folder) => (
        <li
          key={folder}
          className="rounded px-3 py-1.5 first:bg-tide-wash first:font-semibold first:text-tide"
        >
          {folder}
        </li>
      ))}
    </ul>
  );
}

function Head({ message }: { message: Email }) {
  const { sender, sent } = message;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-4">
      <div className="flex items-start gap-3">
        <Avatar name={sender.name} className="size-10 rounded-full bg-tide-wash text-tide" />
        <div className="min-w-0 flex-1 leading-snug">
          <p translate="no" className="font-semibold">
            <InspectButton part="sender" look="bare">
              {sender.name}
            </InspectButton>
          </p>
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
            {words.to}
            <span>{sentAt(sent)}</span>
          </p>
        </div>
      </div>
      <OpenedPart part="sender" />
    </div>
  );
}

function Paragraph({ sentences }: Pick<ReturnType<typeof bodyTurns>[number], 'sentences'>) {
  return (
    <>
      <p translate="no" className="leading-7 whitespace-pre-line">
        <Sentences sentences={sentences} />
      </p>
      <OpenedParts parts={linksOf(sentences)} />
    </>
  );
}

function Attachments({ message }: { message: Email }) {
  return message.attachments?.map(({ name }, index) => {
    const part = `attachment-${index + 1}` as const;
    return (
      <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          <span className="sr-only">{words.attachment} </span>
          <span
            translate="no"
            className="inline-flex max-w-full items-center gap-2 rounded border border-edge px-3 py-2"
          >
            <Icon of="paperclip" className="size-5 text-muted" />
            <NotedPart part={part}>
              <InspectButton part={part} look="bare">
                <span className="font-semibold wrap-anywhere">
                  <FileName name={name} />
                </span>
              </InspectButton>
            </NotedPart>
          </span>
        </p>
        <OpenedPart part={part} />
      </div>
    );
  });
}
