import type { FormEvent } from 'react';
import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import type { ChallengeProps } from './challenge-props.ts';
import { signInFieldText, rejectionText } from './sign-in-copy.ts';

const { choice: words } = challengeWords;
const { required } = fieldWords;
const NAMES: Readonly<Record<string, string>> = words.options;

interface ChoiceFormProps extends ChallengeProps {
  legend: string;
  options: readonly string[];
  /** Below an option's name. */
  notes?: Readonly<Record<string, string>>;
}

/** A choice of method. An option of the user pool that we have no label for shows its own name. */
export function ChoiceForm({
  legend,
  options,
  notes,
  waiting,
  failure,
  onAnswer,
}: ChoiceFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswer({ response: fieldsOf(event.currentTarget)['method'] ?? '' });
  };
  return (
    <>
      <ErrorMessage
        text={
          signInFieldText(failure, 'challengeResponse', 'answer', required.answer) ??
          rejectionText(failure)
        }
        attempt={failure}
      />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{legend}</legend>
          {options.map((option) => (
            <label
              key={option}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded border border-line px-4 py-3 has-checked:border-tide has-checked:bg-tide-wash"
            >
              <input
                type="radio"
                name="method"
                value={option}
                defaultChecked={option === options[0]}
                aria-labelledby={`${option}-name`}
                aria-describedby={notes?.[option] === undefined ? undefined : `${option}-note`}
                className="size-5 shrink-0 accent-tide"
              />
              <span>
                <span id={`${option}-name`}>{NAMES[option] ?? option}</span>
                {notes?.[option] !== undefined && (
                  <span id={`${option}-note`} className="block text-sm text-muted">
                    {notes[option]}
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
