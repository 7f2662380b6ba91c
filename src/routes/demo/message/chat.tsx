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
import { sentDay, sentTime } from './sent-time.ts';
import { Sentences } from './text.tsx';

const words = messageWords.chat;
type ChatMessage = Extract<Message, { channel: 'chat' }>;

/** A message in the team’s chat, which has a rail, or in that of another app. */
export function Chat({ message }: { message: ChatMessage }) {
  const { name } = message.sender;
  const isAtWork = message.where === undefined || 'channel' in message.where;
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-edge bg-raised',
        isAtWork && 'sm:grid-cols-[3.5rem_minmax(0,1fr)]',
      )}
    >
      {isAtWork && <Rail />}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start">
        <div className="grid gap-3 border-b border-line px-4 py-3 sm:px-5">
          <div className="flex items-center gap-3">
            <Avatar name={name} className="size-8 rounded bg-accent-wash text-sm text-text" />
            <div className="min-w-0 flex-1 leading-tight">
              <p translate="no" className="font-semibold">
                <InspectButton part="sender" look="bare">
                  {name}
                </InspectButton>
              </p>
              <p className="text-xs text-muted">{placeOf(message)}</p>
            </div>
          </div>
          <OpenedPart part="sender" />
        </div>
        <Turns message={message} />
        <p
          aria-hidden="true"
          className="mx-4 mb-4 flex items-center justify-between rounded border border-edge px-3 py-2 text-sm text-muted sm:mx-5"
        >
          {words.compose}
          <Icon of="send" className="size-4" />
        </p>
      </div>
    </div>
  );
}

function placeOf({ where }: ChatMessage): string {
  if (where === undefined) return words.direct;
  return 'channel' in where ? `# ${where.channel}` : where.app;
}

function Rail() {
  return (
    <div
      aria-hidden="true"
      className="hidden content-start justify-items-center gap-4 bg-tide py-4 text-surface scheme-light sm:grid"
    >
      <span className="grid size-9 place-items-center rounded border border-current text-sm font-bold">
        {words.workspace}
      </span>
      <Icon of="chat" />
    </div>
  );
}

/** The message’s own time is that of its last turn; people type the others before it. */
const MINUTES_A_TURN = 2;

function Turns({ message }: { message: Message }) {
  const turns = bodyTurns(message);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-5 sm:px-5">
      <p className="mb-3 text-center text-xs text-muted">{sentDay(message.sent)}</p>
      {numbered(turns).map(({ item: turn, key }, index) => (
        <Turn
          key={key}
          turn={turn}
          message={message}
          opens={turns[index - 1]?.from !== turn.from}
          time={sentTime(message.sent, MINUTES_A_TURN * (turns.length - 1 - index))}
        />
      ))}
    </div>
  );
}

interface TurnProps {
  turn: ReturnType<typeof bodyTurns>[number];
  message: Message;
  /** Whether the previous turn is by someone else. */
  opens: boolean;
  time: string;
}

function Turn({ turn: { from, sentences }, message, opens, time }: TurnProps) {
  const name = from === 'you' ? messageWords.you : message.sender.name;
  const colour = from === 'you' ? 'bg-tide-wash text-tide' : 'bg-accent-wash text-text';
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
      {opens ? (
        <Avatar name={name} className={`mt-3 size-9 rounded ${colour}`} />
      ) : (
        <span aria-hidden="true" />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 py-0.5">
        {opens && (
          <p className="mt-2 -mb-2 flex flex-wrap items-baseline gap-x-2">
            <span translate="no" className="font-semibold">
              {name}
            </span>
            <span className="text-xs text-muted">{time}</span>
          </p>
        )}
        <p translate="no" className="leading-7 whitespace-pre-line">
          <Sentences sentences={sentences} />
        </p>
        <div className="grid gap-2 empty:hidden max-sm:-ms-12">
          <OpenedParts parts={linksOf(sentences)} />
        </div>
      </div>
    </div>
  );
}
