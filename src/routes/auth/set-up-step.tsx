import { authWords } from '#content/auth.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { CodeForm } from './code-form.tsx';
import { emptyFieldText, rejectionText } from './sign-in-words.ts';

const words = authWords.setUp;

export function SetUpStep({
  secret,
  setupUri,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { secret: string; setupUri: string }) {
  return (
    <>
      <section className="grid gap-4">
        <h2 className="text-lg font-bold">{words.scanHeading}</h2>
        <AuthenticatorKey secret={secret} setupUri={setupUri} />
      </section>
      <section className="grid gap-4">
        <h2 className="text-lg font-bold">{words.codeHeading}</h2>
        <CodeForm
          label={authWords.fields.authenticatorCode}
          hint={authWords.code.hint}
          submitLabel={words.submit}
          waitingLabel={words.submitting}
          waiting={waiting}
          emptyError={emptyFieldText(failure, 'challengeResponse')}
          rejection={rejectionText(failure)}
          attempt={failure}
          onSubmit={(code) => onAnswer({ response: code })}
        />
      </section>
    </>
  );
}
