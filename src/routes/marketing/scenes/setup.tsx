import { classNames } from '#src/ui/class-names.ts';
import { Tick } from '#src/ui/tick.tsx';
import { Scene } from './scene.tsx';

interface SetupSceneProps {
  alt: string;
  title: string;
  rows: readonly { text: string; note: string; done: boolean }[];
  foot: string;
  /** Whether the whole is ready. */
  isDone: boolean;
  /** The button's label, if something is left to press. */
  action?: string;
}

/** Settings as rows, those that are done with a tick, and what they come to. */
export function SetupScene({ alt, title, rows, foot, isDone, action }: SetupSceneProps) {
  return (
    <Scene alt={alt} className="@container grid gap-3 p-4 sm:p-5">
      <p className="text-base font-semibold">{title}</p>
      {rows.map(({ text, note, done }) => (
        <p key={text} className="flex items-center gap-3 rounded border border-line px-3 py-2">
          {done ? <Tick /> : <span className="size-4 shrink-0" />}
          <span className="grid flex-1 gap-x-2 @2xs:flex @2xs:justify-between">
            <b>{text}</b>
            <span className="wrap-anywhere text-muted">{note}</span>
          </span>
        </p>
      ))}
      <p
        className={classNames(
          'flex items-center gap-2 rounded px-3 py-2 font-semibold',
          isDone ? 'bg-safe-wash' : 'bg-sunken',
        )}
      >
        {isDone && <Tick />}
        {foot}
        {action !== undefined && (
          <span className="ms-auto rounded bg-accent px-4 py-1 text-ink">{action}</span>
        )}
      </p>
    </Scene>
  );
}
