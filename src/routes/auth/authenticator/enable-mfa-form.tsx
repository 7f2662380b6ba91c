import { enableMfaWords } from '#content/auth/enable-mfa.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import { failureWords } from '#content/failures.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { NO_FAILURE, viewFailure, type FailureView } from '#src/flows/failure/describe-failure.ts';
import { KeyAndCode } from '#src/ui/key-and-code.tsx';
import { newKeyButton } from '#src/ui/new-key.tsx';

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
        ...enableMfaFailure(failure),
        tags: { 'new-key': newKeyButton(onNewKey) },
      }}
      attempt={failure}
    />
  );
}

/** Why the set-up couldn't start, or the code was rejected. */
export function enableMfaFailure(failure: SetUpFailure | null): FailureView {
  if (failure?.kind !== 'rejected') return NO_FAILURE;
  const { error } = failure;
  if (failure.during === 'start') {
    const lead = enableMfaWords.startFailed;
    return viewFailure('authenticator-set-up', error, null, failureWords, { lead });
  }
  const code = setUpWords.usualCauses;
  return viewFailure('authenticator-code', error, failure.clock, failureWords, { code });
}
