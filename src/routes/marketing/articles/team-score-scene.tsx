import { teamScoreScene as words } from '#content/marketing/articles.ts';
import { SampleTitle, Scene } from '../scenes/scene.tsx';

/** A team's median score, and the band in which half of the team is, on a scale to 100. */
export function TeamScoreScene() {
  const { median, from, to } = words;
  return (
    <Scene alt={words.alt} className="grid gap-4 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      <p className="border-t border-line pt-4 text-muted">
        {words.score}
        <b className="block font-display text-headline text-text">{median}</b>
      </p>
      <svg viewBox="0 0 210 16" strokeLinecap="round" className="w-full fill-none stroke-7">
        <path d="M5 8h200" className="stroke-line" />
        <path d={`M${5 + 2 * from} 8h${2 * (to - from)}`} className="stroke-accent" />
        <path d={`M${5 + 2 * median} 8h0`} className="stroke-tide" />
      </svg>
      <p className="flex justify-between gap-3 text-muted">
        {words.least} <span>{words.most}</span>
      </p>
      <p className="beyond-card rounded bg-accent-wash px-3 py-2 font-semibold">{words.band}</p>
    </Scene>
  );
}
