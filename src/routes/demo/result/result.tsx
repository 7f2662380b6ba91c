import type { ReactNode } from 'react';
import { resultWords as words } from '#content/demo/result.ts';
import { riskAfter } from '#src/flows/spot-the-phish/risk.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Container } from '#src/ui/container.tsx';
import { Section } from '#src/ui/section.tsx';
import { FieldGuide } from '../field-guide.tsx';
import { useAnswered, usePlay } from '../game-context.ts';
import { BestRounds } from './best-rounds.tsx';
import { Calibration } from './calibration.tsx';
import { Closing } from './closing.tsx';
import { CuesByType } from './cues-by-type.tsx';
import { Headline } from './headline.tsx';
import { Highlights } from './highlights.tsx';
import { RiskSteps } from './risk-steps.tsx';
import { SixMessages } from './six-messages.tsx';

/** The end of a round: its title and scores, then what to practise, then the messages, then, folded, the figures. */
export function Result() {
  const risk = riskAfter(useAnswered());
  const { caught } = usePlay().record;
  return (
    <>
      <Headline />
      <Afterwards>
        <Container className="py-10 md:py-14">
          <Highlights />
        </Container>
        <Section id="six-messages" title={words.messages} tone="sunken">
          <SixMessages />
        </Section>
        <div className="border-t border-line">
          <Container className="py-10 md:py-16">
            <Fold id="calibration" title={words.calibration}>
              <Calibration />
            </Fold>
            <Fold id="risk" title={words.riskIs(risk)} note={words.arithmetic}>
              <RiskSteps />
            </Fold>
            <Fold id="cues" title={words.cues} note={words.cuesNote}>
              <CuesByType />
            </Fold>
            <Fold id="best-rounds" title={words.board} note={words.boardNote}>
              <BestRounds />
            </Fold>
          </Container>
        </div>
        <FieldGuide caught={caught} />
        <Closing />
      </Afterwards>
    </>
  );
}

interface FoldProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

function Fold({ id, title, note, children }: FoldProps) {
  return (
    <details className="border-b border-line first:border-t">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 py-4">
        <h2 id={`${id}-heading`} className="text-lg font-bold">
          {title}
        </h2>{' '}
        <span className="text-sm text-muted">{note}</span>
      </summary>
      <div className="max-w-2xl pt-2 pb-8">{children}</div>
    </details>
  );
}
