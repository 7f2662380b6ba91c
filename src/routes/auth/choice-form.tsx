import { useState, type FormEvent } from 'react';
import { authWords } from '#content/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { emptyFieldText, rejectionText } from './sign-in-words.ts';

const words = authWords.choice;
const NAMES: Readonly<Record<string, string>> = words.options;

/** A choice of method; an option that the pool has and we have no words for shows its own name. */
export function ChoiceForm({
  legend,
  options,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { legend: string; options: readonly string[] }) {
  const [chosen, setChosen] = useState(options[0] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer({ response: chosen });
  };
  return (
    <>
      <ErrorMessage
        text={emptyFieldText(failure, 'challengeResponse') ?? rejectionText(failure)}
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
                checked={option === chosen}
                onChange={() => setChosen(option)}
                className="size-5 accent-tide"
              />
              {NAMES[option] ?? option}
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
