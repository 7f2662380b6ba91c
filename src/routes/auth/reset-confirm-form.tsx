import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { codeDigits } from '#src/lib/code.ts';
import type {
  PasswordResetFailure,
  PasswordResetField,
} from '#src/flows/password-reset/password-reset.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { CodeField } from '#src/ui/code-field.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { ChosenPassword } from './chosen-password.tsx';
import { ResendCode } from './resend-code.tsx';
import { resetFieldText, resetRejectionText } from './reset-words.ts';

const { fields, resetPassword: words } = authWords;

interface ResetConfirmFormProps {
  email: string;
  waiting: boolean;
  failure: PasswordResetFailure | null;
  onSubmit: (code: string, password: string) => void;
  onResend: () => Promise<boolean>;
  onGoBack: () => void;
}

export function ResetConfirmForm(props: ResetConfirmFormProps) {
  const { email, waiting, failure, onSubmit, onResend, onGoBack } = props;
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  useFocusField(firstFieldWithError(failure), failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(code, password);
  };
  return (
    <>
      <p>
        {words.sentTo} <strong>{email}</strong>
        {words.sentToEnd}
      </p>
      <ErrorMessage text={resetRejectionText(failure)} attempt={failure} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
        <CodeField
          id="code"
          label={fields.verificationCode}
          hint={words.codeHint}
          error={resetFieldText(failure, 'code')}
          value={code}
          onChange={(typed) => setCode(codeDigits(typed))}
        />
        <ChosenPassword
          label={fields.newPassword}
          error={resetFieldText(failure, 'password')}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
      <ResendCode onResend={onResend} />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onGoBack}>
          {words.back}
        </Button>
        <Link to={paths.home} className={buttonStyle('quiet')}>
          {words.home}
        </Link>
      </div>
    </>
  );
}

const FIELD_IDS: Record<PasswordResetField, string | null> = {
  username: null,
  code: 'code',
  password: 'password',
};

function firstFieldWithError(failure: PasswordResetFailure | null): string | null {
  if (failure?.kind !== 'refused') return null;
  return FIELD_IDS[failure.missing[0] ?? 'password'];
}
