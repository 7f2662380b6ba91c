import { Link } from 'react-router-dom';
import { fieldWords } from '#content/auth/fields.ts';
import { signUpWords } from '#content/auth/sign-up.ts';
import { isCodeRefused } from '#src/flows/failure/code-refused.ts';
import { isTooOften } from '#src/flows/failure/too-often.ts';
import type { SignUpFailure } from '#src/flows/sign-up.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeForm } from '#src/ui/code-form.tsx';
import { TEXT_LINK, withLinks } from '#src/ui/linked-text.tsx';
import { AccountAddress } from '../shared/account-address.tsx';
import { Alternative, Alternatives } from '../shared/alternatives.tsx';
import { ResendCode } from '../shared/resend-code.tsx';
import { signUpFieldMessage, signUpRejectionMessage } from './sign-up-messages.ts';

const words = signUpWords.verify;

interface VerifyFormProps {
  email: string;
  codeSent: boolean;
  loginPath: string;
  waiting: boolean;
  failure: SignUpFailure | null;
  onSubmit: (code: string) => void;
  onResend: () => Promise<boolean>;
  onGoBack: () => void;
}

export function VerifyForm(props: VerifyFormProps) {
  const { email, codeSent, loginPath, waiting, failure, onSubmit, onResend, onGoBack } = props;
  return (
    <>
      <p>
        {codeSent ? words.sentTo : words.notSentTo} <AccountAddress address={email} />.{' '}
        {codeSent ? words.deliveryHint : words.askForCode}
      </p>
      <CodeForm
        label={fieldWords.fields.verificationCode}
        hint={isCodeRefused(failure) ? fieldWords.code.newestSent : fieldWords.code.hint}
        submitLabel={words.submit}
        waitingLabel={words.submitting}
        waiting={waiting}
        fieldError={signUpFieldMessage(failure, 'code')}
        rejection={signUpRejectionMessage(failure)}
        link={withLinks([{ words: words.signIn, to: loginPath, state: authEntryState({ email }) }])}
        codeRefused={isCodeRefused(failure)}
        tooOften={isTooOften(failure)}
        attempt={failure}
        focusFirst
        onSubmit={onSubmit}
      />
      <Alternatives>
        <Alternative>
          <ResendCode codeSent={codeSent} onResend={onResend} />
        </Alternative>
        <Alternative>
          <Button look="plain" waiting={waiting} onClick={onGoBack}>
            {words.changeEmail}
          </Button>
        </Alternative>
        <Alternative question={words.alreadyVerified}>
          <Link to={loginPath} state={authEntryState({ email })} className={TEXT_LINK}>
            {words.signIn}
          </Link>
        </Alternative>
      </Alternatives>
    </>
  );
}
