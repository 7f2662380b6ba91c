import { useState } from 'react';
import { messageWords } from '#content/demo/message.ts';
import { playWords as words } from '#content/demo/screens.ts';
import { reader } from '#content/demo/start.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Addresses } from './addresses.tsx';
import { useCurrentVisit, useMessageAt } from './game-context.ts';
import { StepHead } from './step-layout.tsx';

/** The number of the message, and what its reader already knows. `index` counts from 0. */
export function ReadingHead({ index }: { index: number }) {
  const { play, introducedAt, fromStart } = useCurrentVisit();
  const { messages } = play.game.round;
  const { scenario } = useMessageAt(index);
  const isFirst = index === introducedAt;
  return (
    <StepHead
      heading={
        <>
          {words.message} {index + 1} {words.of} {messages.length}
          <span className="sr-only">: {messageWords[scenario.channel].app}</span>
        </>
      }
    >
      <Known
        key={play.game.at}
        context={scenario.context}
        isIntroduced={!isFirst || fromStart}
        startsWhole={isFirst && play.game.at === 'reading'}
      />
      {/* On a phone, the hint on looking closer is shown once a visit, however the visitor came. */}
      {isFirst && play.game.at === 'reading' && (
        <p className="max-w-prose text-sm text-muted lg:hidden">{words.hint}</p>
      )}
    </StepHead>
  );
}

interface KnownProps {
  context: string;
  /** Whether an earlier screen, such as the start, has said who the reader is. */
  isIntroduced: boolean;
  startsWhole: boolean;
}

/** What the reader knows. On a phone it is folded once the first message has been read, which leaves the screen to the message. */
function Known({ context, isIntroduced, startsWhole }: KnownProps) {
  const [isWhole, setWhole] = useState(startsWhole);
  const introduction = classNames('mt-1 text-sm text-muted', !isWhole && 'max-sm:hidden');
  return (
    <div className="rounded border-l-4 border-tide bg-tide-wash px-4 py-3 small-phone:px-3 small-phone:py-2">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-sm font-semibold text-tide">{words.known}</h2>
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 cursor-pointer text-sm underline underline-offset-4 sm:hidden"
        >
          {isWhole ? words.showLess : words.showAll}
        </button>
      </div>
      <p className={classNames('small-phone:text-sm', !isWhole && 'max-sm:line-clamp-2')}>
        <Addresses in={context} />
      </p>
      {isIntroduced ? (
        <details className={introduction}>
          <summary className="min-h-6 w-fit cursor-pointer">{words.who}</summary>
          <p>{reader.introduction}</p>
        </details>
      ) : (
        <p className={introduction}>{reader.introduction}</p>
      )}
    </div>
  );
}
