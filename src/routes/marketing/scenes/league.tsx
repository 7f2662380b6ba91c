import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { classNames } from '#src/ui/class-names.ts';
import { renderTags, span } from '#src/ui/linked-text.tsx';
import { Bar } from './bar.tsx';
import { SampleTitle, Scene } from './scene.tsx';

const words = sceneWords.league;
/** The row of the reader's own team. */
const OWN = 1;
const WEEKS = [1, 2, 3, 4, 5, 6];
const MOST = Math.max(...words.teams.map(({ points }) => points));

/** Teams ranked by points, and one team's streak. */
export function LeagueScene() {
  return (
    <Scene alt={words.alt} className="grid gap-1 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      <p className="text-xs text-muted">{words.unit}</p>
      {words.teams.map(({ name, points }, index) => (
        <div
          key={name}
          className={classNames('rounded px-2 py-2', index === OWN && 'bg-tide-wash font-semibold')}
        >
          <p className="flex gap-3">
            <span className="text-muted">{index + 1}</span>
            <span className="flex-1">
              {renderTags(index === OWN ? words.own(name) : name, { you: span('text-tide') })}
            </span>
            <b className="tabular-nums">{points}</b>
          </p>
          <Bar
            share={points / MOST}
            className={`mt-2 rounded-full ${index === OWN ? 'fill-tide' : 'fill-edge'}`}
          />
        </div>
      ))}
      <div className="mt-2 flex items-center gap-4 border-t border-line pt-4">
        <Flame />
        <div className="grid min-w-0 gap-1">
          <b>{words.streak}</b>
          <span className="text-muted">{words.streakText}</span>
          <svg viewBox="0 0 104 14" className="w-full max-w-28 fill-accent">
            {WEEKS.map((week) => (
              <circle key={week} cx={week * 18 - 11} cy="7" r="6" />
            ))}
          </svg>
        </div>
      </div>
    </Scene>
  );
}

function Flame() {
  return (
    <svg viewBox="0 0 24 30" className="w-9 shrink-0 fill-accent">
      <path d="M13 0c1 6 9 9 9 18a10 11 0 0 1-20 0c0-4 2-7 5-10 0 3 1 4 3 5 2-4 3-8 3-13" />
      <path d="M12 17c1 3 4 4 4 7a4 4.5 0 0 1-8 0c0-3 3-4 4-7" className="fill-raised" />
    </svg>
  );
}
