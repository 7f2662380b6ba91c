import { authWords } from '#content/auth.ts';
import type { SignUpFailure } from '#src/flows/sign-up/sign-up.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeForm } from '#src/ui/code-form.tsx';
import { ResendCode } from './resend-code.tsx';
import { signUpFieldText, signUpRejectionText } from './sign-up-words.ts';

const words = authWords.verify;

interface VerifyFormProps {
  email: string;
  waiting: boolean;
  failure: SignUpFailure | null;
  onSubmit: (code: string) => void;
  onResend: () => Promise<boolean>;
  onGoBack: () => void;
}

export function VerifyForm(props: VerifyFormProps) {
  const { email, waiting, failure, onSubmit, onResend, onGoBack } = props;
  return (
    <>
      <p>
        {words.sentTo} <strong>{email}</strong>. {words.localHint}
      </p>
      <CodeForm
        label={authWords.fields.verificationCode}
        hint={authWords.code.hint}
        submitLabel={words.submit}
        waitingLabel={words.submitting}
        waiting={waiting}
        emptyError={signUpFieldText(failure, 'code')}
        rejection={signUpRejectionText(failure)}
        attempt={failure}
        focusFirst
        onSubmit={onSubmit}
      />
      <ResendCode onResend={onResend} />
      <Button look="plain" className="justify-self-start" onClick={onGoBack}>
        {words.changeEmail}
      </Button>
    </>
  );
}
