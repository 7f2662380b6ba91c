import { Link } from 'react-router-dom';
import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { signInWords } from '#content/auth/sign-in.ts';
import { paths, supportAbout, withRedirect } from '#src/config/paths.ts';
import { isCodeRefused } from '#src/flows/failure/code-refused.ts';
import { CODE_LENGTH, LONGEST_CODE } from '#src/lib/code.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { CodeForm } from '#src/ui/code-form.tsx';
import { useRedirectParam } from '../redirect/use-redirect-after-sign-in.ts';
import { KeyAndCode } from '../shared/key-and-code.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { signInFieldText, rejectionText } from './sign-in-copy.ts';

const { code: words } = challengeWords;
const { code: hints, fields, required } = fieldWords;

type CodeKind = 'totp-code' | 'sms-code' | 'email-code';

const MISSING: Record<CodeKind, string> = {
  'totp-code': required.appCode,
  'sms-code': required.textedCode,
  'email-code': required.emailedCode,
};

const LABELS: Record<CodeKind, string> = {
  'totp-code': fields.authenticatorCode,
  'sms-code': fields.smsCode,
  'email-code': fields.emailCode,
};

/** A code that the user can already get: from an authenticator app, a text message or an email. */
export function CodeStep({
  kind,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { kind: CodeKind }) {
  const isSent = kind !== 'totp-code';
  const refused = isCodeRefused(failure);
  const sentHint = refused ? hints.newestSent : words.sentHint;
  const appHint = refused ? hints.newest : hints.hint;
  return (
    <CodeForm
      label={LABELS[kind]}
      hint={isSent ? sentHint : appHint}
      maxLength={isSent ? LONGEST_CODE : CODE_LENGTH}
      submitLabel={words.submit}
      waitingLabel={words.submitting}
      waiting={waiting}
      fieldError={signInFieldText(failure, 'challengeResponse', 'answer', MISSING[kind])}
      rejection={rejectionText(failure)}
      codeRefused={refused}
      attempt={failure}
      focusFirst
      onSubmit={(code) => onAnswer({ response: code })}
    />
  );
}

/** The authenticator set-up as a step of signing in. */
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
      fieldError={signInFieldText(failure, 'challengeResponse', 'answer', required.appCode)}
      rejection={rejectionText(failure)}
      codeRefused={isCodeRefused(failure)}
      attempt={failure}
      onSubmit={(code) => onAnswer({ response: code })}
    />
  );
}

/** Help for a user who doesn't have the code; nothing for a challenge without one. */
export function HelpWithCode({ kind }: { kind: Challenge['kind'] }) {
  switch (kind) {
    case 'sms-code':
    case 'email-code':
      return (
        <>
          <p className="text-muted">{words.notSent}</p>
          <AskSupport question={words.lostAccess} />
        </>
      );
    case 'mfa-selection':
    case 'first-factor-selection':
      return <AskSupport question={words.noneOfThese} />;
    case 'password':
      return <ForgotPassword />;
    case 'totp-code':
      return <AskSupport question={words.lostApp} />;
    default:
      return null;
  }
}

function ForgotPassword() {
  const resetPath = withRedirect(paths.resetPassword, useRedirectParam());
  return (
    <Link to={resetPath} className={buttonStyle('plain')}>
      {signInWords.forgot}
    </Link>
  );
}

function AskSupport({ question }: { question: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {question}
      <Link to={supportAbout('lost-authenticator')} className={buttonStyle('plain')}>
        {words.support}
      </Link>
    </p>
  );
}
