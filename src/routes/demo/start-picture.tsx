import { startWords } from '#content/demo/start.ts';
import { Tick } from '#src/ui/tick.tsx';

const { alt, heading, messages } = startWords.picture;

/** A message that has been judged and two that wait, exposed as one image. */
export function StartPicture() {
  return (
    <div
      role="img"
      aria-label={alt}
      className="grid gap-3 rounded-lg border border-line bg-sunken p-4 sm:p-5"
    >
      <p className="font-semibold">{heading}</p>
      {messages.map(({ channel, from, text, ...judged }) => (
        <div key={from} className="grid gap-1 rounded-lg border border-line bg-raised px-4 py-3">
          <p className="flex items-start justify-between gap-2">
            <b className="min-w-0 font-semibold">{from}</b>
            <span className="mt-1 shrink-0 rounded-sm border border-line px-1.5 font-mono text-xs text-muted">
              {channel}
            </span>
          </p>
          <p className="text-muted">
            {text}
            {'cue' in judged && <span className="cue">{judged.cue}</span>}
          </p>
          {'verdict' in judged && (
            <p className="mt-1 flex items-center gap-2 rounded bg-safe-wash px-3 py-2 font-semibold">
              <Tick /> {judged.verdict}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
