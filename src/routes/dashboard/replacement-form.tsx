import { useLayoutEffect, useRef } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { isCodeRefused, needsNewKey } from '#src/flows/failure/code-refused.ts';
import { AuthenticatorKey } from '#src/ui/authenticator-key.tsx';
import { Button } from '#src/ui/button.tsx';
import { CodeForm } from '#src/ui/code-form.tsx';
import { NewKey } from '#src/ui/new-key.tsx';
import { replacementText } from './dashboard-failures.ts';

const words = dashboardWords.profile.authenticator;

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
  const problem = failure?.kind === 'refused' ? failure.problem : null;
  return (
    <div
      data-wide
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line bg-raised p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <Button
          look="plain"
          className="-mt-2 mb-1 justify-self-start"
          waiting={waiting}
          onClick={onCancel}
        >
          {words.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-bold">
          {words.setUpHeading}
        </h2>
        <p className="text-muted">{words.oldStillWorks}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <h3 className="font-bold">{setUpWords.scanHeading}</h3>
        <AuthenticatorKey secret={secret} setupUri={setupUri} words={setUpWords} />
      </div>
      <div className="grid content-start gap-3">
        <h3 className="font-bold">{setUpWords.codeHeading}</h3>
        <CodeForm
          label={words.codeLabel}
          hint={fieldWords.code.hint}
          submitLabel={words.verify}
          waitingLabel={words.verifying}
          waiting={waiting}
          fieldError={describeFieldProblem(problem, 'answer', words.codeMissing, fieldWords)}
          rejection={replacementText(failure)}
          rejectionHelp={
            needsNewKey(failure) && <NewKey label={setUpWords.newKey} onNewKey={onNewKey} />
          }
          codeRefused={isCodeRefused(failure)}
          attempt={failure}
          beside={
            <Button look="quiet" waiting={waiting} onClick={onCancel}>
              {words.cancel}
            </Button>
          }
          onSubmit={onSubmit}
        />
      </div>
    </div>
  );
}
