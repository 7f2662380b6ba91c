import { useId, useState } from 'react';
import { messageWords } from '#content/demo/message.ts';
import { playWords as words } from '#content/demo/screens.ts';
import { reader } from '#content/demo/start.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { LinkedText, spoken } from '#src/ui/linked-text.tsx';
import { useCurrentVisit, useMessageAt } from './game-context.ts';
import { DisclosureSign } from './message/disclosure-sign.tsx';
import { More } from './more.tsx';
import { StepHead } from './step-layout.tsx';

/** The number of the message, and what its reader already knows. `index` counts from 0. */
export function ReadingHead({ index }: { index: number }) {
  const { play, introducedAt, fromStart } = useCurrentVisit();
  const { messages } = play.game.round;
  const { scenario } = useMessageAt(index);
  const isFirst = index === introducedAt;
  return (
    <StepHead
      isLine
      heading={
        <LinkedText
          text={words.messageOf(index + 1, messages.length, messageWords[scenario.channel].app)}
          tags={{ app: spoken }}
        />
      }
    >
      <Known context={scenario.context} isIntroduced={!isFirst || fromStart} />
      {/* On a phone, the hint on looking closer is shown once a visit, however the visitor came. */}
      {isFirst && play.game.at === 'reading' && (
        <p className="max-w-prose text-sm text-muted max-sm:leading-snug lg:hidden">{words.hint}</p>
      )}
    </StepHead>
  );
}

interface KnownProps {
  context: string;
  /** An earlier screen, such as the start, may have said who the reader is. */
  isIntroduced: boolean;
}

/** What the reader knows. On a phone it is one line, whose end is cut off until it is opened. */
function Known({ context, isIntroduced }: KnownProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const opened = open ? '' : 'max-sm:hidden';
  return (
    <div className="relative flex flex-wrap justify-between gap-x-4 rounded border-s-4 border-tide bg-tide-wash px-4 py-3 max-sm:-mx-4 max-sm:items-center max-sm:gap-x-2 max-sm:rounded-none max-sm:py-0">
      <h2 className="text-sm font-semibold text-tide">
        <span className="max-sm:hidden">{words.known}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          // Closed, the whole line opens it.
          className={classNames(
            'min-h-10 cursor-pointer sm:hidden',
            !open && 'after:absolute after:inset-0',
          )}
        >
          {words.known}
          <DisclosureSign open={open} />
        </button>
      </h2>
      {isIntroduced && (
        <div className={classNames('has-open:basis-full', opened)}>
          <More title={words.who}>{reader.introduction}</More>
        </div>
      )}
      <p
        id={id}
        className={
          open
            ? 'w-full max-sm:pb-3'
            : 'w-full max-sm:line-clamp-1 max-sm:w-auto max-sm:flex-1 max-sm:basis-24 max-sm:text-sm'
        }
      >
        <Addresses in={context} />
      </p>
      {!isIntroduced && (
        <p className={classNames('mt-1 text-sm text-muted max-sm:mt-0 max-sm:pb-3', opened)}>
          {reader.introduction}
        </p>
      )}
    </div>
  );
}
