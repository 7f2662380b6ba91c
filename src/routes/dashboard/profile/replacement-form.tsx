import { useLayoutEffect, useRef } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { NO_FAILURE, viewFailure, type FailureView } from '#src/flows/failure/describe-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { KeyAndCode } from '#src/ui/key-and-code.tsx';
import { newKeyButton } from '#src/ui/new-key.tsx';

const { authenticator: words, tooOften } = dashboardWords.profile;

interface ReplacementFormProps {
  secret: string;
  setupUri: string;
  waiting: boolean;
  failure: SetUpFailure | null;
  onSubmit: (code: string) => void;
  onNewKey: () => void;
  onCancel: () => void;
}

export function ReplacementForm(props: ReplacementFormProps) {
  const { secret, setupUri, waiting, failure, onSubmit, onNewKey, onCancel } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const problem = failure?.kind === 'invalid' ? failure.problem : null;
  return (
    <div data-wide className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-bold">
          {words.setUpHeading}
        </h2>
        <p className="text-muted">{words.setUpIntro}</p>
      </div>
      <KeyAndCode
        secret={secret}
        setupUri={setupUri}
        words={setUpWords}
        level="h3"
        label={words.codeLabel}
        submitLabel={words.verify}
        waitingLabel={words.verifying}
        waiting={waiting}
        fieldError={describeFieldProblem(problem, 'answer', words.codeMissing, fieldWords)}
        refusal={{
          ...replacementFailure(failure),
          tags: { 'new-key': newKeyButton(onNewKey) },
        }}
        attempt={failure}
        beside={
          <Button look="quiet" waiting={waiting} onClick={onCancel}>
            {words.cancel}
          </Button>
        }
        onSubmit={onSubmit}
      />
    </div>
  );
}

/** The specified text with the pool's message, then what to do. */
export function replacementFailure(failure: SetUpFailure | null): FailureView {
  if (failure?.kind !== 'rejected') return NO_FAILURE;
  const { error } = failure;
  if (failure.during === 'start') {
    const lead = words.startFailed;
    return viewFailure('authenticator-set-up', error, null, failureWords, { lead });
  }
  return viewFailure('authenticator-replacement', error, failure.clock, failureWords, {
    lead: words.codeFailed,
    code: setUpWords.usualCauses,
    wait: tooOften,
    'wait-or-reset': tooOften,
  });
}
