import { feedbackWords as words } from '#content/demo/screens.ts';
import { badgeWords } from '#content/demo/words.ts';
import { badgesJustWon } from '#src/flows/spot-the-phish/badges.ts';
import { Enter } from '#src/ui/motion.tsx';
import { BadgePicture } from './badge-picture.tsx';
import { useAnswered, usePlay } from './game-context.ts';

/** The badges won by the last answer, except those won in an earlier round. */
export function BadgesWon() {
  const answered = useAnswered();
  const { game, won: wonNow } = usePlay();
  const { length } = game.round.messages;
  const won = badgesJustWon(answered, length).filter((code) => wonNow.includes(code));
  return (
    won.length > 0 && (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-snug">
        <p className="text-muted">{words.won}</p>
        {won.map((code, index) => (
          <Enter
            key={code}
            how="pop"
            delay={0.4 + index * 0.15}
            className="flex items-center gap-1.5 font-semibold *:size-9"
          >
            <BadgePicture code={code} won /> {badgeWords[code].title}
          </Enter>
        ))}
      </div>
    )
  );
}
