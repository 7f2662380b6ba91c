import { fieldWords } from '#content/auth/fields.ts';
import { signUpWords } from '#content/auth/sign-up.ts';
import { failureWords } from '#content/failures.ts';
import type { SignUpFailure } from '#src/flows/sign-up.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeForm } from '#src/ui/code-form.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { Sentences } from '#src/ui/sentences.tsx';
import { accountAddress } from '../shared/account-address.tsx';
import { Alternative } from '../shared/alternatives.tsx';
import { rejectionView } from '../shared/field-messages.ts';
import { NoCode } from '../shared/no-code.tsx';
import { ResendCode } from '../shared/resend-code.tsx';
import { signUpFieldMessage } from './sign-up-messages.ts';

const words = signUpWords.verify;

interface VerifyFormProps {
  email: string;
  codeSent: boolean;
  /** A sign-in has asked for it. */
  isNeeded: boolean;
  loginPath: string;
  waiting: boolean;
  failure: SignUpFailure | null;
  onSubmit: (code: string) => void;
  onResend: () => Promise<boolean>;
  onGoBack: () => void;
}

export function VerifyForm(props: VerifyFormProps) {
  const { email, codeSent, isNeeded, loginPath, waiting, failure, onSubmit, onResend, onGoBack } =
    props;
  const login = { to: loginPath, state: authEntryState({ email }) };
  return (
    <>
      <SentTo email={email} codeSent={codeSent} isNeeded={isNeeded && failure === null} />
      <CodeForm
        label={fieldWords.fields.verificationCode}
        hint={fieldWords.code.hint}
        submitLabel={words.submit}
        waitingLabel={words.submitting}
        waiting={waiting}
        fieldError={signUpFieldMessage(failure, 'code')}
        refusal={{
          ...rejectionView(failure, { code: fieldWords.code.newestSent }),
          tags: { login },
        }}
        attempt={failure}
        focusFirst
        row="full"
        onSubmit={onSubmit}
      />
      <NoCode
        actions={
          <>
            <Alternative>
              <ResendCode codeSent={codeSent} onResend={onResend} />
            </Alternative>
            <Alternative>
              <Button look="plain" waiting={waiting} onClick={onGoBack}>
                {words.changeEmail}
              </Button>
            </Alternative>
          </>
        }
      >
        {codeSent && <p>{words.deliveryHint}</p>}
        <p>
          <LinkedText text={words.alreadyVerified} tags={{ login }} />
        </p>
      </NoCode>
    </>
  );
}

function SentTo({
  email,
  codeSent,
  isNeeded,
}: Pick<VerifyFormProps, 'email' | 'codeSent' | 'isNeeded'>) {
  const text = codeSent ? words.sentTo : words.notSentTo;
  const sentences = isNeeded ? [failureWords.verifyEmailFirst, text] : text;
  return (
    <p role={isNeeded ? 'status' : undefined}>
      <Sentences of={sentences} tags={{ address: accountAddress(email) }} />
    </p>
  );
}
