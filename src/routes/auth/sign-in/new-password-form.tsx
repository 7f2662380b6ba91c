import type { FormEvent } from 'react';
import { attributeWords } from '#content/auth/attributes.ts';
import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { failureWords } from '#content/failures.ts';
import type { FailureView } from '#src/flows/failure/describe-failure.ts';
import type { SignInFailure } from '#src/flows/sign-in/sign-in.ts';
import { attributeField, attributeInput } from '#src/flows/sign-in/sign-in-fields.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { UsernameField } from '#src/ui/username-field.tsx';
import { fieldMessage, rejectionView } from '../shared/field-messages.ts';
import { ChosenPassword } from '../shared/chosen-password.tsx';
import { SubmitButton } from '../shared/submit-button.tsx';
import type { ChallengeProps } from './challenge-props.ts';

const { newPassword: words } = challengeWords;
const { required } = fieldWords;
const REJECTION_ID = 'new-password-rejection';

/** For an account created by an administrator. Also asks for any attributes that the user pool still requires. */
export function NewPasswordForm({
  missingAttributes,
  email,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { missingAttributes: readonly string[] }) {
  const passwordError = fieldMessage(failure, 'answer', {
    input: 'password',
    missing: required.chosenPassword,
  });
  const firstInError = missingAttributes.find((name) => attributeError(failure, name));
  const isFirst = failure === null && missingAttributes.length === 0;
  useFocusField(
    firstInError ?? (isFirst || passwordError !== undefined ? 'password' : null),
    failure,
  );

  const view = rejectionView(failure, { wait: failureWords.waitLonger });
  const isRefused = view.refusedInputs.includes('new-password');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    const attributes = missingAttributes.map((name) => [name, fields[name] ?? '']);
    onAnswer({
      response: fields['password'] ?? '',
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
    });
  };

  return (
    <>
      <ErrorMessage
        id={REJECTION_ID}
        {...view}
        refused={isRefused ? 'password' : undefined}
        attempt={failure}
      />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <UsernameField email={email} />
        {missingAttributes.map((name) => (
          <AttributeField
            key={name}
            name={name}
            error={attributeError(failure, name)}
            refusedBy={isAttributeRefused(name, view) ? REJECTION_ID : undefined}
          />
        ))}
        <ChosenPassword
          label={fieldWords.fields.newPassword}
          error={passwordError}
          refusedBy={isRefused ? REJECTION_ID : undefined}
        />
        <SubmitButton words={words} waiting={waiting} recedes={view.recedes} />
      </form>
    </>
  );
}

interface AttributeWords {
  label: string;
  hint?: string;
  missing: string;
}

const ATTRIBUTES: ReadonlyMap<string, AttributeWords> = new Map(Object.entries(attributeWords));

interface AttributeFieldProps {
  name: string;
  error: string | undefined;
  refusedBy: string | undefined;
}

/** Uses the attribute's own name if there is no label for it. */
function AttributeField({ name, error, refusedBy }: AttributeFieldProps) {
  const { label, hint } = ATTRIBUTES.get(name) ?? { label: name };
  return (
    <TextField
      id={name}
      label={label}
      hint={hint}
      error={error}
      refusedBy={refusedBy}
      name={name}
      dir="auto"
      autoComplete={AUTOFILL.get(name) ?? 'off'}
      aria-required
    />
  );
}

function attributeError(failure: SignInFailure | null, name: string): string | undefined {
  const missing = ATTRIBUTES.get(name)?.missing ?? required.attribute;
  return fieldMessage(failure, attributeField(name), {
    input: attributeInput(name),
    missing,
  });
}

function isAttributeRefused(name: string, { refusedInputs }: FailureView): boolean {
  if (name === 'email') return refusedInputs.includes('email');
  return name === 'phone_number' && refusedInputs.includes('phone-number');
}

/** The autocomplete tokens for these attributes (HTML, section 4.10.18.7). */
const AUTOFILL: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['given_name', 'given-name'],
  ['middle_name', 'additional-name'],
  ['family_name', 'family-name'],
  ['nickname', 'nickname'],
  ['email', 'email'],
  ['phone_number', 'tel'],
  ['birthdate', 'bday'],
  ['gender', 'sex'],
  ['website', 'url'],
  ['locale', 'language'],
]);
