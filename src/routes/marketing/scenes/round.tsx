import { sceneWords } from '#content/marketing/scenes/scenes.ts';
import { BadgePlate } from '#src/ui/badge-plate.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { SampleTitle, Scene } from './scene.tsx';

const words = sceneWords.round;
const STEP = 20;

/** The result of a first round: points, right answers, badges and risk score. */
export function RoundScene() {
  return (
    <Scene alt={words.alt} className="grid gap-4 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <p className="min-w-[min(8rem,100%)] text-muted">
          <b className="block font-display text-headline leading-none text-text">{words.points}</b>
          {words.unit}
        </p>
        <div className="grid min-w-0 flex-1 basis-44 gap-2">
          <svg
            viewBox={`0 0 ${words.answers.length * STEP} ${STEP}`}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="w-full max-w-xs fill-none stroke-2"
          >
            <path d={signs(true, `m4 10 4 4 8-8`)} className="stroke-safe" />
            <path d={signs(false, `m5 5 10 10m0-10-10 10`)} className="stroke-risk" />
          </svg>
          <p>{words.right}</p>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-3 border-t border-line pt-4">
        {words.badges.map(({ title, plate }) => (
          <div key={title} className="grid content-start justify-items-start gap-2">
            <BadgePlate of={plate} won />
            <p className="font-semibold">{title}</p>
          </div>
        ))}
      </div>
      <p className="flex items-center gap-2 rounded bg-safe-wash px-3 py-2 font-semibold">
        <Tick />
        {words.best}
      </p>
    </Scene>
  );
}

/** A path with `sign` at the position of each right, or wrong, answer. */
function signs(right: boolean, sign: string): string {
  return words.answers
    .map((answer, index) => (answer === right ? `M${index * STEP} 0${sign}` : ''))
    .join('');
}
