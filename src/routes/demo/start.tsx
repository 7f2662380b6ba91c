import type { RefObject } from 'react';
import { reader, roundReplaced, startNew, startWords as words } from '#content/demo/start.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { bold, LinkedText } from '#src/ui/linked-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { StartPicture } from './start-picture.tsx';
import { useFocusNote } from './use-step-focus.ts';
import type { VisitState } from './visit-state.ts';

interface StartProps {
  onStart: () => void;
  onResume: () => void;
  state: VisitState['at'];
  /** The code of the round that the visitor’s link names. */
  invitation: string | null;
  /** The number of answers in another round that this one would replace. */
  replaces: number;
  /** Set as soon as the first step replaces the start. */
  takesFocus: RefObject<boolean>;
}

/** What the game is, and how long it takes. */
export function Start({ onStart, onResume, state, invitation, replaces, takesFocus }: StartProps) {
  const root = useFocusNote(takesFocus);
  const interrupts = replaces > 0;
  return (
    <div ref={root}>
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 py-12 md:py-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
        <div className="grid gap-5">
          <h1
            tabIndex={-1}
            className={
              interrupts ? 'font-semibold text-tide' : 'font-display text-headline font-extrabold'
            }
          >
            {words.heading}
          </h1>
          {!interrupts && <p className="max-w-prose text-lead text-muted">{words.lead}</p>}
          <Interruption answers={replaces} />
          {invitation !== null && (
            <p className="max-w-prose rounded border-s-4 border-accent bg-accent-wash px-4 py-3">
              <LinkedText text={words.invited} tags={{ b: bold }} />
            </p>
          )}
          <ErrorMessage text={state === 'failed' ? words.failed : null} attempt={state} />
          <p className="needs-scripting flex flex-wrap gap-3">
            {interrupts && (
              <Button onClick={onResume} className="max-sm:w-full">
                {words.resume}
              </Button>
            )}
            <Button
              look={interrupts ? 'quiet' : 'main'}
              onClick={onStart}
              waiting={state === 'waiting'}
              waitingLabel={words.starting}
              className="max-sm:w-full sm:px-8"
            >
              {interrupts ? startNew(invitation) : words[state === 'failed' ? 'retry' : 'start']}
            </Button>
          </p>
          {!interrupts && (
            <>
              <p className="needs-scripting text-muted">{words.terms}</p>
              <div className="rounded-lg border border-line bg-raised px-4 py-3">
                <p className="font-semibold">{words.who}</p>
                <p>{reader.introduction}</p>
              </div>
            </>
          )}
        </div>
        <StartPicture />
      </Container>
      <HowARoundGoes />
    </div>
  );
}

/** Announced once the stored round is known. `answers`: how many of another round would be lost. */
function Interruption({ answers }: { answers: number }) {
  return (
    <>
      <p role="status" className={answers > 0 ? '-mt-4 max-w-prose text-lead' : 'absolute'}>
        {answers > 0 && (
          <>
            <strong className="mb-3 block font-display text-headline font-extrabold text-balance">
              {words.interrupted}
            </strong>{' '}
            {roundReplaced(answers)}
          </>
        )}
      </p>
      {answers > 0 && <Segments filled={answers} className="stroke-tide" />}
    </>
  );
}

function HowARoundGoes() {
  return (
    <Section id="how-a-round-goes" title={words.howTitle} tone="sunken">
      <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
        {words.how.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-1.5 border-t-2 border-text pt-4">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
