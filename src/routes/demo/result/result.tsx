import { resultWords as words } from '#content/demo/screens.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Section } from '#src/ui/section.tsx';
import { Badges } from './badges.tsx';
import { CuesByType } from './cues-by-type.tsx';
import { Closing } from './closing.tsx';
import { Headline } from './headline.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { RiskArithmetic } from './risk-arithmetic.tsx';
import { SixMessages } from './six-messages.tsx';

/** The end of a round: first the score, and how well confidence and answers agree, then the figures. */
export function Result() {
  return (
    <>
      <Headline />
      <Afterwards>
        <Section id="figures" title={words.title} tone="sunken">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-2">
            <RiskArithmetic />
            <CuesByType />
          </div>
        </Section>
        <Section id="badges" title={words.badges}>
          <Badges />
        </Section>
        <Section id="leaderboard" title={words.board} intro={words.boardNote} tone="sunken" split>
          <Leaderboard />
        </Section>
        <Section id="six-messages" title={words.messages}>
          <SixMessages />
        </Section>
        <Closing />
      </Afterwards>
    </>
  );
}
