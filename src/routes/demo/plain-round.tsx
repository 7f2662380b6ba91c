import { messageWords } from '#content/demo/message.ts';
import { plainWords as words } from '#content/demo/screens.ts';
import { specimenWords } from '#content/specimen.ts';
import { scenarioSpecimen } from '#src/lib/scenario-specimen.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { Container } from '#src/ui/container.tsx';
import { renderTags } from '#src/ui/linked-text.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { drawScenarios, PLAIN_ROUND } from './draw-scenarios.ts';
import { Stamp } from './stamp.tsx';

/**
 * For visitors without JavaScript: six messages to judge, with their answers in disclosures. Only in the built page.
 */
export function PlainRound() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 py-10">
      <h2 className="font-display text-title font-bold">{words.heading}</h2>
      <p className="max-w-prose text-muted">{words.intro}</p>
      {drawScenarios(PLAIN_ROUND).map((scenario, index) => (
        <PlainMessage key={scenario.id} scenario={scenario} number={index + 1} />
      ))}
    </Container>
  );
}

function PlainMessage({ scenario, number }: { scenario: Scenario; number: number }) {
  const { kind, context, feedback, links = [] } = scenario;
  const message = scenarioSpecimen(scenario, { pins: [], you: messageWords.youSaid });
  return (
    <section className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{words.message(number)}</h3>
      <p className="text-muted">{context}</p>
      <Specimen message={message} words={specimenWords} />
      {links.length > 0 && (
        <details>
          <summary>{words.links}</summary>
          {links.map(({ text, target }) => (
            <p key={text}>{renderTags(words.link(text), { target: <Addresses in={target} /> })}</p>
          ))}
        </details>
      )}
      <details>
        <summary>{words.answer}</summary>
        <Stamp kind={kind} />
        <p>
          <Addresses in={feedback[kind === 'phish' ? 'report' : 'trust']} />
        </p>
      </details>
    </section>
  );
}
