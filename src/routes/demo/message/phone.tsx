import { messageWords } from '#content/demo/message.ts';
import { bodyTurns } from '#src/lib/message-parts.ts';
import { numbered } from '#src/lib/numbered.ts';
import type { Message } from '#src/lib/scenario.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';
import { InspectButton } from './inspect.tsx';
import { linksOf } from './links-of.ts';
import { OpenedPart, OpenedParts } from './opened-part.tsx';
import { sentAt, sentTime } from './sent-time.ts';
import { Sentences } from './text.tsx';

const words = messageWords.sms;

/** A conversation on a phone. */
export function Phone({ message }: { message: Message }) {
  return (
    <div className="mx-auto w-full max-w-md overflow-hidden rounded-[2.25rem] border-[0.4rem] border-edge bg-raised">
      <StatusBar time={sentTime(message.sent)} />
      <div className="grid justify-items-center gap-1 border-b border-line px-4 pb-3">
        <Icon of="back" className="-mb-9 size-6 justify-self-start text-tide" />
        <Avatar name={message.sender.name} className="size-12 rounded-full bg-edge text-surface" />
        <p translate="no" className="text-sm">
          <InspectButton part="sender" look="bare">
            {message.sender.name}
          </InspectButton>
        </p>
        <div className="mt-1 w-full">
          <OpenedPart part="sender" />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-4 pb-8">
        <p className="mb-1 text-center text-xs text-muted">
          {words.app}
          <span className="block">{sentAt(message.sent)}</span>
        </p>
        <Bubbles message={message} />
      </div>
      <div aria-hidden="true" className="flex items-center gap-2 px-4 pb-5 text-sm text-muted">
        <span className="flex-1 rounded-full border border-edge px-4 py-1.5">{words.compose}</span>
        <span className="grid size-8 place-items-center rounded-full bg-tide text-surface">
          <Icon of="send" className="size-4" />
        </span>
      </div>
    </div>
  );
}

function StatusBar({ time }: { time: string }) {
  return (
    <div
      aria-hidden="true"
      className="flex items-center justify-between px-6 pt-2.5 pb-1 text-xs font-semibold"
    >
      {time}
      <svg viewBox="0 0 44 12" strokeWidth="3" className="h-3 fill-current stroke-current">
        <path d="M2 12V8m4 4V6m4 6V3m4 9V0m9 3h15v6H23zm20 1v4" />
      </svg>
    </div>
  );
}

function Bubbles({ message }: { message: Message }) {
  return numbered(bodyTurns(message)).map(({ item: { from, sentences }, key }) => (
    <div key={key} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p
        translate="no"
        className={classNames(
          'max-w-[85%] rounded-[1.15rem] px-3.5 py-2 leading-6 whitespace-pre-line',
          from === 'you'
            ? 'justify-self-end bg-tide text-surface'
            : 'justify-self-start bg-line/60',
        )}
      >
        {from === 'you' && <span className="sr-only">{messageWords.youSaid('')}</span>}
        <Sentences sentences={sentences} />
      </p>
      <OpenedParts parts={linksOf(sentences)} />
    </div>
  ));
}
