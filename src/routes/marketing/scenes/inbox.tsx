import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LinkedText, span } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { Scene } from './scene.tsx';

const words = sceneWords.inbox;

/** A simulated phish in an ordinary inbox, just reported. */
export function InboxScene() {
  const { from } = words.posters;
  return (
    <Scene alt={words.alt} className="@container">
      <div className="grid @sm:grid-cols-[2fr_3fr]">
        <div className="border-line @max-sm:hidden @sm:border-e">
          <p className="px-4 py-3 font-semibold">{words.title}</p>
          {words.messages.map((message) => (
            <div
              key={message.from}
              className={classNames(
                'border-t border-s-2 border-line px-4 py-2.5',
                message.from === from ? 'border-s-accent bg-accent-wash' : 'border-s-transparent',
              )}
            >
              <p className="flex flex-wrap justify-between gap-x-2 font-semibold">
                {message.from}
                <span className="text-xs font-normal text-muted">{message.time}</span>
              </p>
              <p className="text-muted">{message.subject}</p>
            </div>
          ))}
        </div>
        <Open message={words.posters} />
      </div>
    </Scene>
  );
}

/** A message on its own, with the time when it arrived; reported, too. */
export function MessageScene() {
  return (
    <Scene alt={words.openAlt}>
      <Open message={words.open} time={words.messages[1].time} />
    </Scene>
  );
}

interface OpenProps {
  message: typeof words.open | typeof words.posters;
  time?: string;
}

function Open({ message: { from, address, subject, body }, time }: OpenProps) {
  return (
    <div className="grid content-start gap-3 p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-base font-semibold">
        {from}
        {time !== undefined && (
          <span className="me-auto text-xs font-normal text-muted">{time}</span>
        )}
        <span className="inline-flex items-center gap-1.5 rounded bg-accent px-3 py-1.5 text-sm text-ink">
          <Flag />
          {words.report}
        </span>
      </p>
      <p className="text-muted">
        <LinkedText text={address} tags={{ cue: span('cue') }} />
      </p>
      <p className="font-semibold">{subject}</p>
      <p>{body}</p>
      <p className="floating mt-2 flex items-center gap-3 rounded border border-safe bg-safe-wash px-4 py-3">
        <Tick />
        <span>
          <LinkedText text={words.thanks} tags={{ b: span('block font-bold') }} />
        </span>
      </p>
    </div>
  );
}

function Flag() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
      <path d="M3.5 15V2h9l-2 3.5 2 3.5h-9" strokeLinejoin="round" />
    </svg>
  );
}
