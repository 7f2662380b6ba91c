import { articlePictureWords } from '#content/marketing/article-pictures.ts';
import { LinkedText, span } from '#src/ui/linked-text.tsx';
import { SampleTitle, Scene } from '../scenes/scene.tsx';

const words = articlePictureWords['score-parts'];

/** The example's score and its three parts, each bar as long as the part's weight. */
export function ScorePartsScene() {
  return (
    <Scene alt={words.alt} className="grid gap-4 p-4 sm:p-5">
      <SampleTitle text={words.title}>
        <b className="ms-auto font-display text-2xl">{words.total}</b>
      </SampleTitle>
      {words.parts.map(({ name, points, of }) => (
        <div key={name} className="grid gap-1">
          <p className="flex justify-between gap-3">
            {name}
            <span className="tabular-nums text-muted">
              <LinkedText
                text={words.score(points, of)}
                tags={{ b: span('font-bold text-text') }}
              />
            </span>
          </p>
          <svg viewBox="0 0 50 2" preserveAspectRatio="none" className="h-2.5 w-full">
            <path d={`M0 0h${of}v2H0z`} className="fill-line" />
            <path d={`M0 0h${points}v2H0z`} className="fill-accent" />
          </svg>
        </div>
      ))}
    </Scene>
  );
}
