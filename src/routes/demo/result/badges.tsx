import { resultWords as words } from '#content/demo/screens.ts';
import { badgeWords } from '#content/demo/words.ts';
import { BADGES, badgesEarned } from '#src/flows/spot-the-phish/badges.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Enter } from '#src/ui/motion.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { BadgePicture } from '../badge-picture.tsx';
import { useAnswered, usePlay } from '../game-context.ts';

/** Every badge with its condition; those ever won in this browser are lit, and those of this round are named. */
export function Badges() {
  const { game, record } = usePlay();
  const now = badgesEarned(useAnswered(), game.round.messages.length);
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {BADGES.map(({ code }, index) => {
        const won = record.badges.includes(code);
        return (
          <li key={code} className="flex items-start gap-3">
            <Enter how="pop" delay={now.includes(code) ? 0.3 + index * 0.08 : 0}>
              <BadgePicture code={code} won={won} />
            </Enter>
            <div className="leading-snug">
              <p className={classNames('font-semibold', !won && 'text-muted')}>
                {badgeWords[code].title}
              </p>
              <p className="text-sm text-muted">{badgeWords[code].condition}</p>
              {won ? (
                <p className="flex items-center gap-1.5 text-sm font-semibold text-safe">
                  <Tick /> {now.includes(code) ? words.wonNow : words.won}
                </p>
              ) : (
                <p className="text-sm text-muted">{words.notWon}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
