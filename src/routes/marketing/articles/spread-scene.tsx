import { articlePictureWords } from '#content/marketing/article-pictures.ts';
import { SampleTitle, Scene } from '../scenes/scene.tsx';

const words = articlePictureWords.spread;
const DAY = 4;
const ROW = 16;
const LENGTH = words.weeks * 7 * DAY;
const weekends = Array.from({ length: words.weeks }, (_, week) => (week * 7 + 5) * DAY)
  .map((x) => `M${x} 0h${2 * DAY}v${ROW}h-${2 * DAY}z`)
  .join('');

/** People in rows, weeks from left to right: everyone's messages come on other days, and none at a weekend. */
export function SpreadScene() {
  return (
    <Scene alt={words.alt} className="grid gap-2 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      {words.people.map(({ name, days }) => (
        <div key={name} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-2">
          <b>{name}</b>
          <svg viewBox={`0 0 ${LENGTH} ${ROW}`} strokeLinecap="round" className="w-full bg-sunken">
            <path d={weekends} className="fill-line" />
            <path
              d={days.map((day) => `M${(day + 0.5) * DAY} ${ROW / 2}h.01`).join('')}
              strokeWidth="7"
              className="stroke-accent"
            />
          </svg>
        </div>
      ))}
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <span className="flex items-center gap-2">
          <span className="size-2.5 rounded-full bg-accent" />
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
