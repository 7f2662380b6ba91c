import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Tick } from '#src/ui/tick.tsx';
import { Scene } from './scene.tsx';

const words = sceneWords.scenarios;

/** A campaign's choice of scenarios, as tiles. */
export function ScenariosScene() {
  return (
    <Scene alt={words.alt} className="grid gap-3 p-4 sm:p-5">
      <p className="text-base font-semibold">{words.title}</p>
      <div className="grid grid-cols-2 gap-2 sm:gap-3">
        {words.choices.map(({ text, channel, difficulty, chosen }) => (
          <div
            key={text}
            className={classNames(
              'grid content-start gap-1 rounded border p-2 sm:px-3',
              chosen ? 'border-safe bg-safe-wash' : 'border-line',
            )}
          >
            <p className="flex justify-between gap-2 text-xs text-muted">
              {channel} {chosen && <Tick />}
            </p>
            <b>{text}</b>
            <span className="text-muted">{difficulty}</span>
          </div>
        ))}
      </div>
      <p className="rounded bg-sunken px-3 py-2 font-semibold">{words.foot}</p>
    </Scene>
  );
}
