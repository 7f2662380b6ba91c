import type { ReactNode } from 'react';
import { playWords, resultWords as words } from '#content/demo/screens.ts';
import { BADGES } from '#src/flows/spot-the-phish/badges.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Section } from '#src/ui/section.tsx';
import { usePlay } from '../game-context.ts';
import { Badges } from './badges.tsx';
import { CuesByType } from './cues-by-type.tsx';
import { Closing } from './closing.tsx';
import { Headline } from './headline.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { RiskArithmetic } from './risk-arithmetic.tsx';
import { SixMessages } from './six-messages.tsx';

/** The end of a round: first the score, and how well confidence and answers agree, then the messages, then the figures. */
export function Result() {
  const won = usePlay().record.badges;
  return (
    <>
      <Headline />
      <Afterwards>
        <Section id="six-messages" title={words.messages} tone="sunken">
          <SixMessages />
        </Section>
        <Section id="figures" title={words.title}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-2">
            <RiskArithmetic />
            <CuesByType />
          </div>
          <div className="mt-12 border-b border-line">
            <Fold
              id="badges"
              title={words.badges}
              note={`${won.length} ${playWords.of} ${BADGES.length}`}
            >
              <Badges />
            </Fold>
            <Fold id="leaderboard" title={words.board} note={words.samples}>
              <Leaderboard />
            </Fold>
          </div>
        </Section>
        <Closing />
      </Afterwards>
    </>
  );
}

interface FoldProps {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}

function Fold({ id, title, note, children }: FoldProps) {
  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer py-4">
        <h3 id={`${id}-heading`} className="ml-1 inline text-lg font-bold">
          {title}
        </h3>{' '}
        <span className="ml-2 text-sm text-muted">{note}</span>
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  );
}
