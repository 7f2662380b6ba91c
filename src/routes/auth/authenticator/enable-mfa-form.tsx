import { enableMfaWords } from '#content/auth/enable-mfa.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import { failureWords } from '#content/failures.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { refusalCause, needsNewKey } from '#src/flows/failure/code-refused.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { describeWithClock } from '#src/flows/failure/device-clock.ts';
import { KeyAndCode } from '#src/ui/key-and-code.tsx';
import { withNewKey } from '#src/ui/new-key.tsx';

interface EnableMfaFormProps {
  secret: string;
  setupUri: string;
  waiting: boolean;
  failure: SetUpFailure | null;
  onSubmit: (code: string) => void;
  onNewKey: () => void;
}

export function EnableMfaForm({ failure, onNewKey, ...rest }: EnableMfaFormProps) {
  const problem = failure?.kind === 'invalid' ? failure.problem : null;
  return (
    <KeyAndCode
      {...rest}
      words={setUpWords}
      label={fieldWords.fields.authenticatorCode}
      submitLabel={setUpWords.submit}
      waitingLabel={setUpWords.submitting}
      row="short"
      fieldError={describeFieldProblem(problem, 'answer', fieldWords.required.appCode, fieldWords)}
      refusal={{
        text: enableMfaCodeText(failure),
        advice: needsNewKey(failure) ? setUpWords.usualCauses : undefined,
        link: withNewKey(setUpWords.newKey, onNewKey),
        ...refusalCause(failure),
      }}
      attempt={failure}
    />
  );
}

/** Why the set-up could not start. */
export function enableMfaStartText(failure: SetUpFailure | null): string | null {
  if (failure?.kind !== 'rejected' || failure.during !== 'start') return null;
  const detail = describeFailure('authenticator-set-up', failure.error, failureWords);
  return `${enableMfaWords.startFailed} ${detail}`;
}

/** Why the code was rejected. */
function enableMfaCodeText(failure: SetUpFailure | null): string | null {
  return failure?.kind === 'rejected' && failure.during === 'verification'
    ? describeWithClock('authenticator-code', failure, failureWords)
    : null;
}
