import type { FormEvent } from 'react';
import { passwordResetWords as words } from '#content/auth/password-reset.ts';
import type { PasswordResetFailure } from '#src/flows/password-reset.ts';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { Alternative, Alternatives } from '../shared/alternatives.tsx';
import { EmailField, EmailLink } from '../shared/email-field.tsx';
import { firstProblemField } from '../shared/field-messages.ts';
import { HomeLink } from '../shared/home-link.tsx';
import { SubmitButton } from '../shared/submit-button.tsx';
import { SIGN_IN_DRAFT, useKeptFields } from '../shared/use-kept-fields.ts';
import { resetFailure, resetFieldMessage } from './reset-messages.ts';
import { REJECTION_ID, ResetRejection } from './reset-rejection.tsx';

interface ResetRequestFormProps {
  initialEmail: string;
  loginPath: string;
  waiting: boolean;
  failure: PasswordResetFailure | null;
  onSubmit: (email: string) => void;
}

export function ResetRequestForm(props: ResetRequestFormProps) {
  const { initialEmail, loginPath, waiting, failure, onSubmit } = props;
  const kept = useKeptFields(SIGN_IN_DRAFT, initialEmail);
  const { refusedInputs, recedes } = resetFailure(failure);
  const error = resetFieldMessage(failure, 'email');
  useFocusField(firstProblemField(failure), failure);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(fieldsOf(event.currentTarget)['email'] ?? '');
  };
  return (
    <>
      <ResetRejection failure={failure} email={initialEmail} loginPath={loginPath} />
      <form {...kept.form} onSubmit={submit} className="grid gap-5">
        <EmailField
          error={error}
          refusedBy={refusedInputs.includes('email') ? REJECTION_ID : undefined}
          defaultValue={kept.email}
        />
        <SubmitButton
          words={{ submit: words.send, submitting: words.sending }}
          waiting={waiting}
          recedes={recedes}
        />
      </form>
      <Alternatives>
        <Alternative>
          <EmailLink to={loginPath}>{words.toLogin}</EmailLink>
        </Alternative>
        <Alternative>
          <HomeLink />
        </Alternative>
      </Alternatives>
    </>
  );
}
