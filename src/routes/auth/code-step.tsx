import { authWords } from '#content/auth.ts';
import type { ChallengeProps } from './challenge-props.ts';
import { CodeForm } from '#src/ui/code-form.tsx';
import { emptyFieldText, rejectionText } from './sign-in-words.ts';

const words = authWords.code;

/** A code that the person already has a way to get: authenticator app, text message or email. */
export function CodeStep({
  label,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { label: string }) {
  return (
    <CodeForm
      label={label}
      hint={words.hint}
      submitLabel={words.submit}
      waitingLabel={words.submitting}
      waiting={waiting}
      emptyError={emptyFieldText(failure, 'challengeResponse')}
      rejection={rejectionText(failure)}
      attempt={failure}
      focusFirst
      onSubmit={(code) => onAnswer({ response: code })}
    />
  );
}
