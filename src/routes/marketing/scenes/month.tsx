import { calder } from '#content/marketing/scenes/calder.ts';
import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { SampleTitle, Scene } from './scene.tsx';

const words = sceneWords.month;
const { days, startsOn } = calder.month;
const COLUMN = 34;
const ROW = 30;
/** The height of the row of weekdays. */
const HEAD = 24;

/** The centre of a day in the calendar, whose weeks begin on Monday. */
function place(day: number): { x: number; y: number } {
  const cell = startsOn + day - 1;
  return { x: (cell % 7) * COLUMN + COLUMN / 2, y: HEAD + Math.floor(cell / 7) * ROW + ROW / 2 };
}

/** A path with a round dot, as wide as the stroke, at each of the days. */
const dotsAt = (of: readonly number[]) =>
  of.map((day) => `M${place(day).x} ${place(day).y}h.01`).join('');

/** The x coordinates of the weekdays' letters. */
const columns = Array.from({ length: 7 }, (_, column) => (column + 0.5) * COLUMN).join(' ');
const all = dotsAt(Array.from({ length: days }, (_, index) => index + 1));
const lures = dotsAt(words.lures.map(({ day }) => day));

/** A month of the game: the days on which lures arrived, and how many people reported each. */
export function MonthScene() {
  return (
    <Scene alt={words.alt} className="grid gap-3 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      <svg
        viewBox={`0 0 ${COLUMN * 7} ${HEAD + ROW * 5}`}
        strokeLinecap="round"
        className="mx-auto w-full max-w-60 fill-ink"
        fontSize="13"
        fontWeight="700"
        textAnchor="middle"
      >
        <text x={columns} y="14" className="fill-muted">
          {words.weekdays}
        </text>
        <path d={all} strokeWidth="10" className="stroke-line" />
        <path d={lures} strokeWidth="28" className="stroke-accent" />
        {words.lures.map(({ day }) => (
          <text key={day} x={place(day).x} y={place(day).y + 4.5}>
            {day}
          </text>
        ))}
      </svg>
      <div>
        <p className="text-end text-xs text-muted">{words.reported}</p>
        {words.lures.map(({ day, text, note }) => (
          <p key={day} className="mt-1 flex flex-wrap gap-x-2 border-t border-line pt-2">
            <b className="tabular-nums size-5">{day}</b>
            {text}
            <b className="tabular-nums ms-auto">{note}</b>
          </p>
        ))}
      </div>
    </Scene>
  );
}
