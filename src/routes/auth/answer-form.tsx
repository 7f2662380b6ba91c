import { useState, type FormEvent } from 'react';
import { authWords } from '#content/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import type { ChallengeProps } from './challenge-props.ts';
import { emptyFieldText, rejectionText } from './sign-in-words.ts';

interface AnswerFormProps extends ChallengeProps {
  as: 'text' | 'email' | 'password';
  label: string;
  /** What is asked, where the label does not say it. */
  hint?: string | undefined;
  words: { submit: string; submitting: string };
}

/** A challenge that one line answers. */
export function AnswerForm({
  as,
  label,
  hint,
  words,
  waiting,
  failure,
  onAnswer,
}: AnswerFormProps) {
  const [answer, setAnswer] = useState('');
  const error = emptyFieldText(failure, 'challengeResponse');
  useFocusField(error === undefined ? null : 'answer', failure);
  const field = {
    id: 'answer',
    label,
    hint,
    error,
    'aria-required': true,
    value: answer,
    onChange: (event: { target: HTMLInputElement }) => setAnswer(event.target.value),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer({ response: as === 'password' ? answer : answer.trim() });
  };
  return (
    <>
      <ErrorMessage text={rejectionText(failure)} attempt={failure} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        {as === 'password' ? (
          <PasswordField
            {...field}
            autoComplete="current-password"
            showLabel={authWords.fields.showPassword}
            hideLabel={authWords.fields.hidePassword}
          />
        ) : (
          <TextField {...field} type={as} autoComplete={as === 'email' ? 'email' : 'off'} />
        )}
        <Button type="submit" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
