import type { ReactNode } from 'react';
import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords as setUp } from '#content/auth/set-up.ts';
import { choicePanel } from '#content/auth/panels/choice.ts';
import { codePanel } from '#content/auth/panels/code.ts';
import { emailCodePanel } from '#content/auth/panels/email-code.ts';
import { newPasswordPanel } from '#content/auth/panels/new-password.ts';
import { setUpPanel } from '#content/auth/panels/set-up.ts';
import { signInPanel } from '#content/auth/panels/sign-in.ts';
import { verifyEmailPanel } from '#content/auth/panels/verify-email.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { AuthLayout, type AuthFrame } from '../shared/auth-layout.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { ChoiceForm } from './choice-form.tsx';
import { CodeStep, HelpWithCode, SetUpStep } from './code-steps.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const { choice, code, custom, emailSetUp, newPassword, passwordAgain } = challengeWords;
const { fields } = fieldWords;

interface ChallengeScreenProps extends ChallengeProps {
  challenge: Challenge;
  registering: boolean;
  /** What every challenge offers besides its answer: a way to start again. */
  footer: ReactNode;
}

/** One screen for every challenge that the user pool can set. */
export function ChallengeScreen({ footer, registering, ...rest }: ChallengeScreenProps) {
  return (
    <AuthLayout {...frameOf(rest.challenge, registering)}>
      <ChallengeForm {...rest} />
      <div className="grid justify-items-start gap-2">
        <HelpWithCode kind={rest.challenge.kind} />
        {footer}
      </div>
    </AuthLayout>
  );
}

function frameOf(challenge: Challenge, registering: boolean): AuthFrame {
  switch (challenge.kind) {
    case 'totp-set-up': {
      const progress = registering ? setUp.lastStep : setUp.progress;
      return { title: setUp.title, intro: setUp.intro, progress, panel: setUpPanel, wide: true };
    }
    case 'totp-code':
      return { title: code.title, intro: code.totp, panel: codePanel };
    case 'sms-code':
      return {
        title: code.title,
        intro: sentTo(code.sms, challenge.destination),
        panel: codePanel,
      };
    case 'email-code':
      return {
        title: code.title,
        intro: sentTo(code.email, challenge.destination),
        panel: emailCodePanel,
      };
    case 'custom-challenge':
      return { title: custom.title, intro: custom.intro, panel: choicePanel };
    case 'email-set-up':
      return { title: emailSetUp.title, intro: emailSetUp.intro, panel: verifyEmailPanel };
    case 'password':
      return { title: passwordAgain.title, intro: passwordAgain.intro, panel: signInPanel };
    case 'new-password':
      return { title: newPassword.title, intro: newPassword.intro, panel: newPasswordPanel };
    case 'mfa-set-up-selection':
      return { title: choice.setUpTitle, panel: choicePanel };
    case 'mfa-selection':
    case 'first-factor-selection':
      return { title: choice.title, panel: choicePanel };
    default:
      return unreachable(challenge);
  }
}

function sentTo(sentence: string, destination: string | null): string {
  return destination === null
    ? `${sentence}.`
    : `${sentence} ${code.sentTo} ${named(destination)}.`;
}

/** The pool masks a phone number, such as +********0737. */
function named(destination: string): string {
  const [, digits] = /^\+\*+(\d+)$/.exec(destination) ?? [];
  return digits === undefined ? destination : `${code.numberEnding} ${digits}`;
}

function ChallengeForm({ challenge, ...rest }: ChallengeProps & { challenge: Challenge }) {
  switch (challenge.kind) {
    case 'totp-set-up':
      return <SetUpStep secret={challenge.secret} setupUri={challenge.setupUri} {...rest} />;
    case 'totp-code':
    case 'sms-code':
    case 'email-code':
      return <CodeStep kind={challenge.kind} {...rest} />;
    case 'custom-challenge':
      return (
        <AnswerForm
          as="text"
          label={challenge.prompt ?? fields.customAnswer}
          words={custom}
          {...rest}
        />
      );
    case 'email-set-up':
      return <AnswerForm as="email" label={fields.email} words={emailSetUp} {...rest} />;
    case 'password':
      return <AnswerForm as="password" label={fields.password} words={passwordAgain} {...rest} />;
    case 'new-password':
      return <NewPasswordForm missingAttributes={challenge.missingAttributes} {...rest} />;
    case 'mfa-selection':
      return <ChoiceForm legend={choice.legend} options={challenge.methods} {...rest} />;
    case 'mfa-set-up-selection':
      return (
        <ChoiceForm
          legend={choice.setUpLegend}
          options={challenge.methods}
          notes={choice.setUpNotes}
          {...rest}
        />
      );
    case 'first-factor-selection':
      return <ChoiceForm legend={choice.legend} options={challenge.factors} {...rest} />;
    default:
      return unreachable(challenge);
  }
}
