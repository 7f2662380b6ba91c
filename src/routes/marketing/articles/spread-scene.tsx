import { articlePictureWords } from '#content/marketing/article-pictures.ts';
import { SampleTitle, Scene } from '../scenes/scene.tsx';

const words = articlePictureWords.spread;
/** Days that begin at `day`, as a bar in a row whose unit is a day. */
const bar = (day: number, length: number) => `M${day} 0h${length}v1h-${length}z`;
const weekends = words.weeks.map((week) => bar(week * 7 - 2, 2)).join('');

/** People in rows, weeks from left to right: everyone's messages come on other days, and none at a weekend. */
export function SpreadScene() {
  return (
    <Scene alt={words.alt} className="grid gap-2 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      <p className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2 text-muted">
        {words.week}
        <span className="tabular-nums flex">
          {words.weeks.map((week) => (
            <span key={week} className="flex-1">
              {week}
            </span>
          ))}
        </span>
      </p>
      {words.people.map(({ name, days }) => (
        <div key={name} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-2">
          <b>{name}</b>
          <svg
            viewBox={`0 0 ${words.weeks.length * 7} 1`}
            preserveAspectRatio="none"
            className="h-[1lh] w-full bg-sunken"
          >
            <path d={weekends} className="fill-line" />
            <path d={days.map((day) => bar(day, 1)).join('')} className="fill-accent" />
          </svg>
        </div>
      ))}
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <span className="flex items-center gap-2">
          <span className="size-2.5 bg-accent" />
          {words.key}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-2.5 bg-line" />
          {words.quiet}
        </span>
      </p>
    </Scene>
  );
}
