import type { ReactNode, RefObject } from 'react';
import {
  challenge,
  reader,
  roundReplaced,
  startNew,
  startWords as words,
} from '#content/demo/start.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { bold, renderTags } from '#src/ui/linked-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { Segments } from '#src/ui/segments.tsx';
import type { LinkedRound, Visit } from './game-context.ts';
import { StartPicture } from './start-picture.tsx';
import { StartToday } from './start-today.tsx';
import type { TodayInfo } from './today.ts';
import { focusAtTop, useFocusNote } from './use-step-focus.ts';
import type { VisitState, Wanted } from './visit-state.ts';

interface StartProps {
  /** What has been known since the game has loaded. */
  begun: Begun | null;
  /** Whether the URL names a round, which may turn out not to be one. */
  isLinked: boolean;
  state: VisitState;
  onStart: (wanted: Wanted) => void;
  onResume: () => void;
  /** Set as soon as the first step replaces the start. */
  takesFocus: RefObject<boolean>;
}

interface Begun extends Pick<Visit, 'link' | 'replaces'> {
  /** How many messages of the player’s own round, which the button continues, are judged; null without one. */
  closedAt: number | null;
  today: TodayInfo;
  played: ReactNode;
}

/** What the game is, how long it takes, and which rounds there are. */
export function Start({ begun, isLinked, state, onStart, onResume, takesFocus }: StartProps) {
  const root = useFocusNote(takesFocus);
  const { link = null, replaces = 0, closedAt = null } = begun ?? {};
  const interrupts = replaces > 0;
  const linked = link === 'broken' ? null : link;
  const waitsFor = state.at === 'waiting' ? state.clicked.wanted : null;
  return (
    <div ref={root}>
      <Container className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 py-12 md:py-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
        <div className="grid gap-5">
          <h1
            ref={closedAt === null ? undefined : focusAtTop}
            tabIndex={-1}
            className={
              interrupts ? 'font-semibold text-tide' : 'font-display text-headline font-extrabold'
            }
          >
            {words.heading}
          </h1>
          {!interrupts && <p className="max-w-prose text-lead text-muted">{words.lead}</p>}
          <Interruption answers={replaces} />
          {closedAt !== null && <Segments filled={closedAt} className="stroke-tide" />}
          <SentRound link={link} />
          <ErrorMessage text={state.at === 'failed' ? words.failed : null} attempt={state} />
          {interrupts || closedAt !== null || linked !== null || (isLinked && begun === null) ? (
            <p className="needs-scripting flex flex-wrap gap-3">
              {interrupts && (
                <Button onClick={onResume} className="max-sm:w-full">
                  {words.resume}
                </Button>
              )}
              <Button
                look={interrupts ? 'quiet' : 'main'}
                onClick={() => onStart('linked')}
                waiting={waitsFor === 'linked'}
                waitingLabel={words.starting}
                className="max-sm:w-full sm:px-8"
              >
                {interrupts
                  ? startNew(linked?.code ?? null)
                  : words[startLabel(state.at, closedAt)]}
              </Button>
            </p>
          ) : (
            <StartToday
              today={begun?.today ?? null}
              played={begun?.played}
              label={state.at === 'failed' ? words.retry : words.today.play}
              waitsFor={waitsFor}
              onStart={onStart}
            />
          )}
          {!interrupts && <Terms />}
        </div>
        <StartPicture />
      </Container>
      <HowARoundGoes />
    </div>
  );
}

function startLabel(state: VisitState['at'], closedAt: number | null) {
  if (closedAt !== null) return 'resume';
  return state === 'failed' ? 'retry' : 'start';
}

function Terms() {
  return (
    <>
      <p className="needs-scripting text-muted">{words.terms}</p>
      <div className="rounded-lg border border-line bg-raised px-4 py-3">
        <p className="font-semibold">{words.who}</p>
        <p>{reader.introduction}</p>
      </div>
    </>
  );
}

/** Who sent the round, if the link says, or that it isn’t one. */
function SentRound({ link }: { link: Visit['link'] }) {
  if (link === null) return null;
  const text = link === 'broken' ? words.notARound : sentBy(link);
  return (
    <p className="max-w-prose rounded border-s-4 border-tide bg-sunken px-4 py-3">
      {renderTags(text, { b: bold })}
    </p>
  );
}

function sentBy({ challenge: sent }: LinkedRound): string {
  return sent === null ? words.invited : challenge(sent.name, sent.right, ROUND_LENGTH);
}

/** A round’s length, without the rules, which load later. */
const ROUND_LENGTH = 6;

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
