import type { ChallengeProps } from './challenge-props.ts';
import { KeyAndCode } from './key-and-code.tsx';
import { emptyFieldText, rejectionText } from './sign-in-words.ts';

/** The set-up as a step of signing in. */
export function SetUpStep({
  secret,
  setupUri,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { secret: string; setupUri: string }) {
  return (
    <KeyAndCode
      secret={secret}
      setupUri={setupUri}
      waiting={waiting}
      emptyError={emptyFieldText(failure, 'challengeResponse')}
      rejection={rejectionText(failure)}
      attempt={failure}
      onSubmit={(code) => onAnswer({ response: code })}
    />
  );
}
