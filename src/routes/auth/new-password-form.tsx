import { useState, type FormEvent } from 'react';
import { authWords } from '#content/auth.ts';
import { isPasswordAccepted } from '#src/flows/sign-up/password-rule.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import type { ChallengeProps } from './challenge-props.ts';
import { ChosenPassword } from './chosen-password.tsx';
import { emptyFieldText, rejectionText } from './sign-in-words.ts';

const words = authWords.newPassword;

/** For an account that an administrator made; asks for the name too where the pool misses it. */
export function NewPasswordForm({
  missingAttributes,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { missingAttributes: readonly string[] }) {
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [weakTry, setWeakTry] = useState(0);
  const [namelessTry, setNamelessTry] = useState(0);
  const asksName = missingAttributes.includes('name');
  const weak = weakTry > 0 && !isPasswordAccepted(password);
  const error =
    emptyFieldText(failure, 'challengeResponse') ??
    (weak ? authWords.passwordRule.message : undefined);
  const nameless = asksName && namelessTry > 0 && name.trim() === '';
  const focused = error === undefined ? null : 'password';
  useFocusField(focused, weakTry);
  useFocusField(focused, failure);
  useFocusField(nameless ? 'name' : null, namelessTry);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asksName && name.trim() === '') return setNamelessTry(namelessTry + 1);
    if (password !== '' && !isPasswordAccepted(password)) return setWeakTry(weakTry + 1);
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
            error={nameless ? authWords.required.signUp.name : undefined}
            autoComplete="name"
            aria-required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <ChosenPassword
          label={authWords.fields.newPassword}
          error={error}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
