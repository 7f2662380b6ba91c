import { messageWords } from '#content/demo/message.ts';
import { playWords as words } from '#content/demo/screens.ts';
import { reader } from '#content/demo/start.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { LinkedText, spoken } from '#src/ui/linked-text.tsx';
import { useCurrentVisit, useMessageAt } from './game-context.ts';
import { More } from './more.tsx';
import { StepHead } from './step-layout.tsx';

/** The number of the message, and what its reader already knows. `index` counts from 0. */
export function ReadingHead({ index }: { index: number }) {
  const { play, introducedAt, fromStart } = useCurrentVisit();
  const { messages } = play.game.round;
  const { scenario } = useMessageAt(index);
  const isFirst = index === introducedAt;
  const isIntroduced = !isFirst || fromStart;
  return (
    <StepHead
      heading={
        <LinkedText
          text={words.messageOf(index + 1, messages.length, messageWords[scenario.channel].app)}
          tags={{ app: spoken }}
        />
      }
    >
      <div className="flex flex-wrap justify-between gap-x-4 rounded border-s-4 border-tide bg-tide-wash px-4 py-3 small-phone:px-3 small-phone:py-2">
        <h2 className="text-sm font-semibold text-tide">{words.known}</h2>
        {/* An earlier screen, such as the start, may have said who the reader is. */}
        {isIntroduced && <More title={words.who}>{reader.introduction}</More>}
        <p className="w-full small-phone:text-sm">
          <Addresses in={scenario.context} />
        </p>
        {!isIntroduced && <p className="mt-1 text-sm text-muted">{reader.introduction}</p>}
      </div>
      {/* On a phone, the hint on looking closer is shown once a visit, however the visitor came. */}
      {isFirst && play.game.at === 'reading' && (
        <p className="max-w-prose text-sm text-muted lg:hidden">{words.hint}</p>
      )}
    </StepHead>
  );
}
