import { hundredScene as words } from '#content/marketing/articles.ts';
import { Scene } from '../scenes/scene.tsx';

/** A dot for each of a hundred people who got the same phish: five clicked, and only one reported it. */
export function HundredScene() {
  return (
    <Scene alt={words.alt} className="grid gap-4 p-4 sm:p-5">
      <p className="text-base font-semibold">{words.title}</p>
      <svg viewBox="0 0 200 50" strokeLinecap="round" className="w-full fill-none stroke-7">
        <path
          d="M5 5h191M5 15h191M5 25h191M5 35h191M5 45h191"
          strokeDasharray="0 10"
          className="stroke-edge/50"
        />
        <path d="M35 15h0m120-10h0m-70 30h0m90-10h0m-60 20h0" className="stroke-accent" />
        <path d="M105 15h0" className="stroke-tide" />
      </svg>
      <div className="grid grid-cols-3 gap-3 border-t border-line pt-4">
        {words.counts.map(({ count, text, dot }) => (
          <p key={text} className="text-muted">
            <b className="tabular-nums flex items-center gap-2 text-lg text-text">
              <span className={`size-2.5 shrink-0 rounded-full ${DOTS[dot]}`} />
              {count}
            </b>
            {text}
          </p>
        ))}
      </div>
      <p className="beyond-card rounded bg-tide-wash px-3 py-2 font-semibold">{words.foot}</p>
    </Scene>
  );
}

/** The picture's key. */
const DOTS = { clicked: 'bg-accent', reported: 'bg-tide', silent: 'bg-edge/50' };
