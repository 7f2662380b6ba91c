import type { FormEvent } from 'react';
import { authWords } from '#content/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { ChosenPassword } from '../shared/chosen-password.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { signInFieldText, rejectionText } from './sign-in-copy.ts';

const { newPassword: words, required } = authWords;

/** For an account created by an administrator; also asks for the name if the user pool doesn't have it. */
export function NewPasswordForm({
  missingAttributes,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { missingAttributes: readonly string[] }) {
  const asksName = missingAttributes.includes('name');
  const nameError = signInFieldText(failure, 'name', 'name', required.name);
  const passwordError = signInFieldText(
    failure,
    'challengeResponse',
    'password',
    required.chosenPassword,
  );
  useFocusField(nameError ? 'name' : passwordError ? 'password' : null, failure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = '', password = '' } = fieldsOf(event.currentTarget);
    onAnswer({ response: password, ...(asksName && { attributes: { name: name.trim() } }) });
  };

  return (
    <>
      <ErrorMessage text={rejectionText(failure)} attempt={failure} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        {asksName && (
          <TextField
            id="name"
            label={authWords.fields.name}
            error={nameError}
            name="name"
            autoComplete="name"
            aria-required
          />
        )}
        <ChosenPassword label={authWords.fields.newPassword} error={passwordError} />
        <Button type="submit" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
