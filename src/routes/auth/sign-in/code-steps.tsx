import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import { CODE_LENGTH, LONGEST_CODE } from '#src/lib/code.ts';
import { CodeForm } from '#src/ui/code-form.tsx';
import { KeyAndCode } from '#src/ui/key-and-code.tsx';
import { newKeyButton } from '#src/ui/new-key.tsx';
import { fieldMessage, rejectionView } from '../shared/field-messages.ts';
import type { ChallengeProps } from './challenge-props.ts';
import { TimeLimit } from './time-limit.tsx';

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

const HINTS: Record<CodeKind, string> = {
  'totp-code': hints.hint,
  'sms-code': words.textedHint,
  'email-code': words.emailedHint,
};

const REFUSED: Record<CodeKind, string> = {
  'totp-code': words.newest,
  'sms-code': hints.newestSent,
  'email-code': hints.newestSent,
};

/** A code that the user can already get: from an authenticator app, a text message or an email. */
export function CodeStep({
  kind,
  waiting,
  failure,
  onAnswer,
}: ChallengeProps & { kind: CodeKind }) {
  const isSent = kind !== 'totp-code';
  const refusal = rejectionView(failure, { code: REFUSED[kind] });
  return (
    <CodeForm
      label={LABELS[kind]}
      // A code that was sent has arrived by then.
      hint={isSent && refusal.refusedInputs.includes('code') ? undefined : HINTS[kind]}
      maxLength={isSent ? LONGEST_CODE : CODE_LENGTH}
      submitLabel={words.submit}
      waitingLabel={words.submitting}
      waiting={waiting}
      fieldError={fieldMessage(failure, 'answer', { input: 'answer', missing: MISSING[kind] })}
      refusal={refusal}
      attempt={failure}
      focusFirst
      row="full"
      onSubmit={(code) => onAnswer({ response: code })}
    />
  );
}

interface SetUpStepProps extends ChallengeProps {
  secret: string;
  setupUri: string;
  onStartOver: () => void;
}

/** The authenticator set-up as a step of signing in. */
export function SetUpStep({
  secret,
  setupUri,
  waiting,
  failure,
  onAnswer,
  onStartOver,
}: SetUpStepProps) {
  return (
    <KeyAndCode
      secret={secret}
      setupUri={setupUri}
      words={setUpWords}
      label={fields.authenticatorCode}
      submitLabel={setUpWords.submit}
      waitingLabel={setUpWords.submitting}
      row="short"
      clock={<TimeLimit waiting={waiting} onStartOver={onStartOver} />}
      waiting={waiting}
      fieldError={fieldMessage(failure, 'answer', { input: 'answer', missing: required.appCode })}
      refusal={{
        ...rejectionView(failure, { code: setUpWords.usualCausesSigningIn }),
        tags: { 'new-key': newKeyButton(onStartOver) },
      }}
      attempt={failure}
      onSubmit={(code) => onAnswer({ response: code })}
    />
  );
}
