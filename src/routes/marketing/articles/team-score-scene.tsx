import { teamScoreScene as words } from '#content/marketing/articles.ts';
import { SampleTitle, Scene } from '../scenes/scene.tsx';

/** A team's median score, the band in which half of the team is, on a scale to 100, and the cue missed most. */
export function TeamScoreScene() {
  const { median, from, to } = words;
  return (
    <Scene alt={words.alt} className="grid gap-4 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      <p className="border-t border-line pt-4 text-muted">
        {words.score}
        <b className="block font-display text-headline text-text">{median}</b>
      </p>
      <svg strokeLinecap="round" className="h-11 w-full overflow-visible px-1.5">
        <g strokeWidth="14">
          <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
          <line x1={at(from)} x2={at(to)} y1="8" y2="8" className="stroke-accent" />
          <line x1={at(median)} x2={at(median)} y1="8" y2="8" className="stroke-tide" />
        </g>
        <g textAnchor="middle" className="fill-text text-sm">
          {[from, to].map((score) => (
            <text key={score} x={at(score)} y="34">
              {score}
            </text>
          ))}
        </g>
      </svg>
      <p className="flex justify-between gap-3 text-muted">
        {words.least} <span>{words.most}</span>
      </p>
      <p className="rounded bg-tide-wash px-3 py-2 font-semibold">{words.band}</p>
      <p className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-4 text-muted">
        {words.missed} <b className="text-text">{words.cue}</b>
      </p>
    </Scene>
  );
}

/** A score's place in the picture, which is as wide as its card. */
const at = (score: number) => `${score}%`;
