import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { passwordResetWords as words } from '#content/auth/password-reset.ts';
import type { PasswordResetFailure } from '#src/flows/password-reset.ts';
import { codeDigits } from '#src/lib/code.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { dismissSuccess } from '#src/ui/toast.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { UsernameField } from '#src/ui/username-field.tsx';
import { accountAddress } from '../shared/account-address.tsx';
import { Alternative } from '../shared/alternatives.tsx';
import { ChosenPassword } from '../shared/chosen-password.tsx';
import { firstProblemField } from '../shared/field-messages.ts';
import { HomeLink } from '../shared/home-link.tsx';
import { NoCode } from '../shared/no-code.tsx';
import { ResendCode } from '../shared/resend-code.tsx';
import { SubmitButton } from '../shared/submit-button.tsx';
import { resetFailure, resetFieldMessage } from './reset-messages.ts';
import { REJECTION_ID, ResetRejection } from './reset-rejection.tsx';

const { fields } = fieldWords;

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
  const { email, loginPath, waiting, failure, onSubmit } = props;
  const { refusedInputs, recedes } = resetFailure(failure);
  const isCodeRefused = refusedInputs.includes('code');
  const [code, setCode] = useState('');
  const codeInput = useRef<HTMLInputElement>(null);
  useFocusField(firstProblemField(failure), failure);
  useLayoutEffect(() => codeInput.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // On a phone it lies over the top bar, and it says nothing about what is sent now.
    dismissSuccess();
    onSubmit(code, fieldsOf(event.currentTarget)['password'] ?? '');
  };
  return (
    <>
      <p>
        <LinkedText text={words.sentTo} tags={{ address: accountAddress(email) }} />
      </p>
      <ResetRejection
        failure={failure}
        email={email}
        loginPath={loginPath}
        refused={isCodeRefused ? 'code' : undefined}
      />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <UsernameField email={email} />
        <CodeField
          id="code"
          label={fields.verificationCode}
          hint={words.codeHint}
          error={resetFieldMessage(failure, 'code')}
          refusedBy={isCodeRefused ? REJECTION_ID : undefined}
          slots
          inputRef={codeInput}
          value={code}
          onChange={(typed) => setCode(codeDigits(typed))}
        />
        <ChosenPassword
          label={fields.newPassword}
          error={resetFieldMessage(failure, 'password')}
          refusedBy={refusedInputs.includes('new-password') ? REJECTION_ID : undefined}
        />
        <SubmitButton words={words} waiting={waiting} recedes={recedes} />
      </form>
      <OtherWays {...props} />
    </>
  );
}

function OtherWays({ email, loginPath, waiting, onResend, onGoBack }: ResetConfirmFormProps) {
  return (
    <NoCode
      actions={
        <>
          <Alternative>
            <ResendCode codeSent onResend={onResend} />
          </Alternative>
          <Alternative>
            <Button look="plain" waiting={waiting} onClick={onGoBack}>
              {words.back}
            </Button>
          </Alternative>
          <Alternative>
            <HomeLink />
          </Alternative>
        </>
      }
    >
      <p>
        <LinkedText
          text={words.noCode}
          tags={{ login: { to: loginPath, state: authEntryState({ email }) } }}
        />
      </p>
    </NoCode>
  );
}
