import { useState, type ChangeEvent, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_STYLE, Field, fieldState, type FieldText } from './field.tsx';

interface CodeFieldProps extends FieldText {
  value: string;
  onChange: (typed: string) => void;
  /** Whether text completes a code. If so, it is reported even while an input method is still composing it. */
  isWhole?: (typed: string) => boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** A line under the place of each of six digits. */
  slots?: boolean;
  readOnly?: boolean;
}

/**
 * One field for the whole code, which autofill, paste and screen readers support. Shows text as it is while an input method
 * composes it, because changing it would end the composition.
 */
export function CodeField({
  value,
  onChange,
  isWhole,
  inputRef,
  slots = false,
  readOnly = false,
  ...text
}: CodeFieldProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const report = (typed: string, isComposing: boolean) => {
    const isUnfinished = isComposing && isWhole?.(typed) !== true;
    setComposed(isUnfinished ? typed : null);
    if (!isUnfinished) onChange(typed);
  };
  return (
    <Field {...text}>
      <input
        ref={inputRef}
        id={text.id}
        name="code"
        value={composed ?? value}
        readOnly={readOnly}
        onChange={({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
          report(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        // Not every browser reports an input event after it.
        onCompositionEnd={({ currentTarget }) => report(currentTarget.value, false)}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-required="true"
        {...fieldState(text)}
        className={classNames(
          CONTROL_STYLE,
          'font-mono text-2xl tabular-nums',
          slots ? 'tracking-[0.3em] code-slots' : 'code-long',
        )}
      />
    </Field>
  );
}
