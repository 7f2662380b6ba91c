import type { FormEvent } from 'react';
import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { FactorIcon, type FactorKind } from '#src/ui/factor-icon.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { RADIO_STYLE } from '#src/ui/radio-style.ts';
import type { ChallengeProps } from './challenge-props.ts';
import { fieldMessage, rejectionView } from '../shared/field-messages.ts';
import { SubmitButton } from '../shared/submit-button.tsx';

const { choice: words } = challengeWords;
const { required } = fieldWords;
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(words.options));
/** The safest first: a passkey can't be phished, and an authenticator's code isn't sent. Between the others it depends. */
const RECOMMENDED = ['WEB_AUTHN', 'TOTP'] as const;
const SIGNS: ReadonlyMap<string, FactorKind> = new Map([
  ['SMS', 'text'],
  ['SMS_OTP', 'text'],
  ['TOTP', 'app'],
  ['EMAIL', 'email'],
  ['EMAIL_OTP', 'email'],
  ['PASSWORD', 'password'],
  ['PASSWORD_SRP', 'password'],
  ['WEB_AUTHN', 'passkey'],
]);

interface ChoiceFormProps extends ChallengeProps {
  legend: string;
  options: readonly string[];
  /** Explanations by option, shown below its name. */
  notes?: Readonly<Record<string, string>>;
}

/** A choice of method. Shows the user pool's own name for an option without a label. */
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
  const missing = fieldMessage(failure, 'answer', { input: 'answer', missing: required.answer });
  const view = rejectionView(failure);
  // A map, because the pool may name an option as something that every object inherits.
  const explained = new Map(Object.entries(notes ?? {}));
  const recommended = RECOMMENDED.find((option) => options.includes(option));
  return (
    <>
      <ErrorMessage {...view} text={missing ?? view.text} attempt={failure} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{legend}</legend>
          {options.map((option) => (
            <Option
              key={option}
              option={option}
              note={explained.get(option)}
              isFirst={option === options[0]}
              isRecommended={option === recommended}
            />
          ))}
        </fieldset>
        <SubmitButton words={words} waiting={waiting} recedes={view.recedes} />
      </form>
    </>
  );
}

interface OptionProps {
  option: string;
  note: string | undefined;
  isFirst: boolean;
  isRecommended: boolean;
}

function Option({ option, note, isFirst, isRecommended }: OptionProps) {
  const kind = SIGNS.get(option);
  const described = [
    isRecommended && `${option}-tag`,
    note !== undefined && `${option}-note`,
  ].filter((id) => id !== false);
  return (
    <label className="group flex min-h-16 cursor-pointer items-center gap-3 rounded border border-edge bg-raised px-4 py-3 hover:border-text has-checked:border-tide has-checked:bg-tide-wash">
      <input
        type="radio"
        name="method"
        value={option}
        defaultChecked={isFirst}
        aria-labelledby={`${option}-name`}
        aria-describedby={described.join(' ') || undefined}
        className={RADIO_STYLE}
      />
      <span className="flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={`${option}-name`} className="font-semibold">
            {NAMES.get(option) ?? option}
          </span>
          {isRecommended && (
            <span
              id={`${option}-tag`}
              className="mb-1 rounded-full border border-safe px-2 text-sm font-medium text-safe"
            >
              {words.recommended}
            </span>
          )}
        </span>
        {note !== undefined && (
          <span id={`${option}-note`} className="block text-sm text-muted">
            {note}
          </span>
        )}
      </span>
      {kind !== undefined && (
        <FactorIcon kind={kind} className="size-6 text-muted group-has-checked:text-tide" />
      )}
    </label>
  );
}
