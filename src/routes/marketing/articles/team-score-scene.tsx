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
      <svg viewBox="0 0 210 31" strokeLinecap="round" className="w-full">
        <g className="fill-none stroke-7">
          <path d="M5 8h200" className="stroke-line" />
          <path d={`M${at(from)} 8h${2 * (to - from)}`} className="stroke-accent" />
          <path d={`M${at(median)} 8h0`} className="stroke-tide" />
        </g>
        <g textAnchor="middle" fontSize="10" className="fill-text">
          {[from, median, to].map((score) => (
            <text key={score} x={at(score)} y="27">
              {score}
            </text>
          ))}
        </g>
      </svg>
      <p className="flex justify-between gap-3 text-muted">
        {words.least} <span>{words.most}</span>
      </p>
      <p className="beyond-card rounded bg-accent-wash px-3 py-2 font-semibold">{words.band}</p>
      <p className="beyond-card flex flex-wrap justify-between gap-x-3 border-t border-line pt-4 text-muted">
        {words.missed} <b className="text-text">{words.cue}</b>
      </p>
    </Scene>
  );
}

/** A score's place in the picture. */
const at = (score: number) => 5 + 2 * score;
