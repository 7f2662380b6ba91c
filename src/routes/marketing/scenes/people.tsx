import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { Bar } from './bar.tsx';
import { Scene } from './scene.tsx';

const words = sceneWords.people;

/** How much of each team has joined. */
export function PeopleScene() {
  return (
    <Scene alt={words.alt} className="grid gap-3 p-4 sm:p-5">
      <p className="text-base font-semibold">{words.title}</p>
      {words.teams.map(({ name, note, share }) => (
        <div key={name} className="grid gap-1">
          <p className="flex justify-between gap-3">
            <b>{name}</b> <span className="tabular-nums text-muted">{note}</span>
          </p>
          <Bar share={share} className="fill-tide" />
        </div>
      ))}
      <p className="rounded bg-sunken px-3 py-2 font-semibold">{words.foot}</p>
    </Scene>
  );
}
