import type { FormEvent } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { isInputRefused } from '#src/flows/failure/input-refused.ts';
import { isTooOften } from '#src/flows/failure/too-often.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import type { ChallengeProps } from './challenge-props.ts';
import { fieldMessage } from '../shared/field-messages.ts';
import { signInRejection } from './sign-in-messages.ts';

interface AnswerFormProps extends ChallengeProps {
  as: 'text' | 'email' | 'password';
  label: string;
  words: { submit: string; submitting: string };
}

const FIELD_ID = 'answer';
const REJECTION_ID = 'answer-rejection';
const INPUTS = { text: 'answer', email: 'email', password: 'password' } as const;
const MISSING = {
  text: fieldWords.required.answer,
  email: fieldWords.required.email,
  password: fieldWords.required.password,
};

/** A challenge with a one-line answer. */
export function AnswerForm({ as, label, words, waiting, failure, onAnswer }: AnswerFormProps) {
  const error = fieldMessage(failure, 'answer', { input: INPUTS[as], missing: MISSING[as] });
  const isRefused = isInputRefused(INPUTS[as], failure);
  useFocusField(error === undefined ? null : FIELD_ID, failure);
  const field = {
    id: FIELD_ID,
    name: FIELD_ID,
    label,
    error,
    refusedBy: isRefused ? REJECTION_ID : undefined,
    'aria-required': true,
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { answer = '' } = fieldsOf(event.currentTarget);
    onAnswer({ response: answer });
  };
  return (
    <>
      <ErrorMessage
        id={REJECTION_ID}
        {...signInRejection(failure)}
        refused={isRefused ? FIELD_ID : undefined}
        attempt={failure}
      />
      <form noValidate onSubmit={submit} className="grid gap-5">
        {as === 'password' ? (
          <PasswordField
            {...field}
            autoComplete="current-password"
            showLabel={fieldWords.fields.showPassword}
            hideLabel={fieldWords.fields.hidePassword}
          />
        ) : (
          <TextField {...field} type={as} autoComplete={as === 'email' ? 'email' : 'off'} />
        )}
        <Button
          type="submit"
          look={isTooOften(failure) ? 'quiet' : 'main'}
          waiting={waiting}
          waitingLabel={words.submitting}
        >
          {words.submit}
        </Button>
      </form>
    </>
  );
}
