import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { failureWords } from '#content/failures.ts';
import { signInWords } from '#content/auth/sign-in.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import type { FieldText } from '#src/ui/field.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { UsernameField } from '#src/ui/username-field.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { useRedirect } from '../redirect/use-redirect.ts';
import { fieldMessage, rejectionView } from '../shared/field-messages.ts';
import { SubmitButton } from '../shared/submit-button.tsx';

interface AnswerFormProps extends ChallengeProps {
  as: 'text' | 'email' | 'password';
  label: string;
  words: { submit: string; submitting: string };
}

const { custom, passwordAgain } = challengeWords;
/** What to do about a refused answer. */
const ADVICE = {
  answer: custom.typing,
  password: passwordAgain.orReset,
  wait: failureWords.waitLonger,
};
const FIELD_ID = 'answer';
const REJECTION_ID = 'answer-rejection';
const INPUTS = { text: 'answer', email: 'email', password: 'password' } as const;
const MISSING = {
  text: fieldWords.required.answer,
  email: fieldWords.required.codesEmail,
  password: fieldWords.required.password,
};

/** A challenge with a one-line answer. */
export function AnswerForm(props: AnswerFormProps) {
  const { as, label, words, email, waiting, failure, onAnswer } = props;
  const error = fieldMessage(failure, 'answer', { input: INPUTS[as], missing: MISSING[as] });
  const view = rejectionView(failure, ADVICE);
  const isRefused = view.refusedInputs.includes(INPUTS[as]);
  // Between two questions only the heading tells that the second is another screen.
  const isFirst = failure === null && as !== 'text';
  useFocusField(isFirst || error !== undefined ? FIELD_ID : null, failure);
  const resetPath = useRedirect().via(paths.resetPassword);
  const offersReset = view.advice === ADVICE.password;
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
        {...view}
        tags={{ reset: { to: resetPath } }}
        refused={isRefused ? FIELD_ID : undefined}
        attempt={failure}
      />
      <form noValidate onSubmit={submit} className="grid gap-5">
        {as === 'password' && <UsernameField email={email} />}
        {as === 'password' ? (
          <PasswordAgain {...field} resetPath={offersReset ? undefined : resetPath} />
        ) : (
          <TextField
            {...field}
            type={as}
            dir={as === 'text' ? 'auto' : undefined}
            autoComplete={as === 'email' ? 'email' : 'off'}
          />
        )}
        <SubmitButton words={words} waiting={waiting} recedes={view.recedes} />
      </form>
    </>
  );
}

interface PasswordAgainProps extends FieldText {
  /** Undefined while the message above offers it. */
  resetPath: string | undefined;
}

function PasswordAgain({ resetPath, ...field }: PasswordAgainProps) {
  return (
    <PasswordField
      {...field}
      autoComplete="current-password"
      refusedSpace={fieldWords.refusedSpace}
      showLabel={fieldWords.fields.showPassword}
      hideLabel={fieldWords.fields.hidePassword}
      aside={
        resetPath === undefined ? undefined : (
          <Link to={resetPath} className={buttonStyle('plain')}>
            {signInWords.forgot}
          </Link>
        )
      }
    />
  );
}
