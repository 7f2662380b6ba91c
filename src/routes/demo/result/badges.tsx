import { resultWords as words } from '#content/demo/result.ts';
import { badgeWords } from '#content/demo/words.ts';
import { BADGES } from '#src/flows/spot-the-phish/badges.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LinkedText, span } from '#src/ui/linked-text.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { BadgePicture } from '../badge-picture.tsx';
import { useCurrentVisit } from '../game-context.ts';

/** The badges ever won in this browser, those of this round as new; or those still to win, with their conditions. */
export function Badges({ won }: { won: boolean }) {
  const { play, isSeen } = useCurrentVisit();
  const { won: now, record } = play;
  const shown = BADGES.filter(({ code }) => record.badges.includes(code) === won);
  if (shown.length === 0) return null;
  return (
    <div className="grid content-start gap-3">
      <h2 className="text-lg font-bold">
        <LinkedText
          text={words[won ? 'badges' : 'toWin'](shown.length, BADGES.length)}
          tags={{ count: span('ms-1 text-sm font-normal text-muted') }}
        />
      </h2>
      <ul
        className={classNames(
          'grid gap-x-4 gap-y-3 leading-snug',
          won
            ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] sm:grid-cols-2'
            : 'sm:grid-cols-2',
        )}
      >
        {shown.map(({ code }, index) => (
          <li key={code} className="flex items-center gap-2">
            {isSeen ? (
              <BadgePicture code={code} won={won} />
            ) : (
              <Enter how="pop" delay={now.includes(code) ? 0.3 + index * 0.08 : 0}>
                <BadgePicture code={code} won={won} />
              </Enter>
            )}
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-semibold">{badgeWords[code].title}</p>
              <p className={won && now.includes(code) ? 'font-semibold text-safe' : 'text-muted'}>
                {won ? words[now.includes(code) ? 'wonNow' : 'won'] : badgeWords[code].condition}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
