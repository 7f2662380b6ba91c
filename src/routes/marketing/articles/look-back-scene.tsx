import { articlePictureWords } from '#content/marketing/article-pictures.ts';
import { SampleTitle, Scene } from '../scenes/scene.tsx';

const words = articlePictureWords['look-back'];

/** What to look for at the end of a small campaign. */
export function LookBackScene() {
  return (
    <Scene alt={words.alt} className="grid gap-4 p-4 sm:p-5">
      <SampleTitle text={words.title} />
      <div className="grid grid-cols-3 gap-3 border-t border-line pt-4">
        {words.facts.map(({ value, label }) => (
          <p key={label} className="text-muted">
            <b className="block font-display text-xl text-text sm:text-2xl">{value}</b>
            {label}
          </p>
        ))}
      </div>
      <p className="rounded bg-tide-wash px-3 py-2 font-semibold">{words.foot}</p>
    </Scene>
  );
}
