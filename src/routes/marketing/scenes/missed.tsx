import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { Bar } from './bar.tsx';
import { SampleTitle, Scene } from './scene.tsx';

const words = sceneWords.missed;

/** The part of the report that says what to practise next. */
export function MissedScene() {
  return (
    <Scene alt={words.alt} className="grid gap-3 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      {words.cues.map(({ cue, times }) => (
        <div key={cue} className="grid gap-1">
          <p className="flex justify-between gap-3">
            {cue} <b className="tabular-nums">{times}</b>
          </p>
          <Bar share={times / words.all} className="fill-accent" />
        </div>
      ))}
      <p className="rounded bg-accent-wash px-3 py-2 font-semibold">{words.next}</p>
    </Scene>
  );
}
