import { useState, type FormEvent } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { passwordResetWords as words } from '#content/auth/password-reset.ts';
import { isCodeRefused } from '#src/flows/failure/code-refused.ts';
import { isInputRefused } from '#src/flows/failure/input-refused.ts';
import type { PasswordResetFailure } from '#src/flows/password-reset.ts';
import { codeDigits } from '#src/lib/code.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { dismissSuccess } from '#src/ui/toast.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { AccountAddress } from '../shared/account-address.tsx';
import { ChosenPassword } from '../shared/chosen-password.tsx';
import { firstProblemField } from '../shared/field-messages.ts';
import { HomeLink } from '../shared/home-link.tsx';
import { ResendCode } from '../shared/resend-code.tsx';
import {
  linkAdvice,
  resetAdvice,
  resetFieldMessage,
  resetRejectionMessage,
} from './reset-messages.ts';

const { fields } = fieldWords;
const REJECTION_ID = 'reset-rejection';

interface ResetConfirmFormProps {
  email: string;
  loginPath: string;
  waiting: boolean;
  failure: PasswordResetFailure | null;
  onSubmit: (code: string, password: string) => void;
  onResend: () => Promise<boolean>;
  onGoBack: () => void;
}

export function ResetConfirmForm(props: ResetConfirmFormProps) {
  const { email, loginPath, waiting, failure, onSubmit, onResend, onGoBack } = props;
  const [code, setCode] = useState('');
  useFocusField(firstProblemField(failure), failure);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // On a phone it lies over the top bar, and it says nothing about what is sent now.
    dismissSuccess();
    onSubmit(code, fieldsOf(event.currentTarget)['password'] ?? '');
  };
  return (
    <>
      <p>
        {words.sentTo} <AccountAddress address={email} />
        {words.sentToEnd}
      </p>
      <ErrorMessage
        id={REJECTION_ID}
        text={resetRejectionMessage(failure)}
        refused={isCodeRefused(failure) ? 'code' : undefined}
        advice={resetAdvice(failure)}
        link={linkAdvice(loginPath)}
        attempt={failure}
      />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
        <CodeField
          id="code"
          label={fields.verificationCode}
          hint={isCodeRefused(failure) ? fieldWords.code.newestSent : words.codeHint}
          error={resetFieldMessage(failure, 'code')}
          refusedBy={isCodeRefused(failure) ? REJECTION_ID : undefined}
          slots
          value={code}
          onChange={(typed) => setCode(codeDigits(typed))}
        />
        <ChosenPassword
          label={fields.newPassword}
          error={resetFieldMessage(failure, 'password')}
          refusedBy={isInputRefused('new-password', failure) ? REJECTION_ID : undefined}
        />
        <Button type="submit" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
        <AnotherCode email={email} loginPath={loginPath} onResend={onResend} />
      </form>
      <div className="grid justify-items-start">
        <Button look="plain" waiting={waiting} onClick={onGoBack}>
          {words.back}
        </Button>
        <HomeLink />
      </div>
    </>
  );
}

type AnotherCodeProps = Pick<ResetConfirmFormProps, 'email' | 'loginPath' | 'onResend'>;

function AnotherCode({ email, loginPath, onResend }: AnotherCodeProps) {
  const confirming = {
    words: words.signInToConfirm,
    to: loginPath,
    state: authEntryState({ email }),
  };
  return (
    <div>
      <ResendCode codeSent onResend={onResend} />
      <p className="text-sm text-muted">
        <LinkedText text={words.neverConfirmed} links={[confirming]} />
      </p>
    </div>
  );
}
