import { challengeWords } from '#content/auth/challenges.ts';
import { fieldWords } from '#content/auth/fields.ts';
import { setUpWords as setUp } from '#content/auth/set-up.ts';
import {
  choicePanel,
  codePanel,
  emailCodePanel,
  questionPanel,
  setUpPanel,
} from '#content/auth/challenge-panels.ts';
import { newPasswordPanel, verifyEmailPanel } from '#content/auth/codes.ts';
import { signInPanel } from '#content/auth/panels.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { LinkedText, spoken } from '#src/ui/linked-text.tsx';
import { accountAddress } from '../shared/account-address.tsx';
import { AuthLayout, type AuthFrame } from '../shared/auth-layout.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { ChallengeProps } from './challenge-props.ts';
import { ChoiceForm } from './choice-form.tsx';
import { CodeStep, SetUpStep } from './code-steps.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasskeyStatus } from './passkey-button.tsx';
import { SentTo } from './sent-to.tsx';
import type { PasskeySignIn } from './use-passkey-sign-in.ts';
import { WaysOut } from './ways-out.tsx';

const { choice, code, custom, emailSetUp, newPassword, passwordAgain } = challengeWords;
const { fields } = fieldWords;

const CHOICE = { title: choice.title, panel: choicePanel };

interface ChallengeFormProps extends ChallengeProps {
  challenge: Challenge;
  onStartOver: () => void;
}

interface ChallengeScreenProps extends ChallengeFormProps {
  registering: boolean;
  /** The challenge before this one; undefined after the password. */
  after: Challenge['kind'] | undefined;
  passkey: PasskeySignIn;
}

/** One screen for every challenge that the user pool can set. */
export function ChallengeScreen({ registering, after, passkey, ...rest }: ChallengeScreenProps) {
  const { challenge, email, waiting, onStartOver } = rest;
  return (
    <AuthLayout stepLabel={challengeWords.step} {...frameOf(challenge, registering, after, email)}>
      {challenge.kind === 'first-factor-selection' && <PasskeyStatus passkey={passkey} />}
      <ChallengeForm {...rest} />
      <WaysOut kind={challenge.kind} after={after} waiting={waiting} onStartOver={onStartOver} />
    </AuthLayout>
  );
}

function frameOf(
  challenge: Challenge,
  registering: boolean,
  after: Challenge['kind'] | undefined,
  email: string,
): AuthFrame {
  switch (challenge.kind) {
    case 'totp-set-up': {
      const stepLabel = registering ? setUp.lastOfThree : accepted(after);
      return {
        title: setUp.title,
        intro: (
          <LinkedText
            text={registering ? setUp.introRegistering : setUp.intro}
            tags={{ limit: spoken }}
          />
        ),
        stepLabel,
        panel: setUpPanel,
        wide: true,
      };
    }
    case 'totp-code':
      return { title: code.title, intro: code.totp, panel: codePanel };
    case 'sms-code':
      return {
        title: code.smsTitle,
        intro: <SentTo words={code.sms} destination={challenge.destination} />,
        panel: codePanel,
      };
    case 'email-code':
      return {
        title: code.emailTitle,
        intro: <SentTo words={code.email} destination={challenge.destination} />,
        panel: emailCodePanel,
      };
    case 'custom-challenge':
      return { title: custom.title, intro: custom.intro, panel: questionPanel };
    case 'email-set-up':
      return { title: emailSetUp.title, intro: emailSetUp.intro, panel: verifyEmailPanel };
    case 'password':
      return {
        title: passwordAgain.title,
        intro: <LinkedText text={passwordAgain.intro} tags={{ address: accountAddress(email) }} />,
        panel: signInPanel,
      };
    case 'new-password':
      return { title: newPassword.title, intro: newPassword.intro, panel: newPasswordPanel };
    case 'mfa-set-up-selection':
      return { title: choice.setUpTitle, intro: choice.setUpIntro, panel: choicePanel };
    case 'mfa-selection':
      return { ...CHOICE, intro: choice.intro };
    case 'first-factor-selection':
      return { ...CHOICE, intro: choice.firstIntro, stepLabel: challengeWords.firstStep };
    default:
      return unreachable(challenge);
  }
}

/** The set-up comes as a surprise: first, that what was entered before it was right. */
function accepted(after: Challenge['kind'] | undefined): string {
  switch (after) {
    case undefined:
    case 'password':
      return setUp.accepted.password;
    case 'new-password':
    case 'custom-challenge':
      return setUp.accepted[after];
    case 'sms-code':
    case 'email-code':
    case 'totp-code':
      return setUp.accepted.code;
    case 'totp-set-up':
    case 'email-set-up':
    case 'mfa-selection':
    case 'mfa-set-up-selection':
    case 'first-factor-selection':
      return setUp.accepted.other;
    default:
      return unreachable(after);
  }
}

function ChallengeForm({ challenge, onStartOver, ...rest }: ChallengeFormProps) {
  switch (challenge.kind) {
    case 'totp-set-up':
      return <SetUpStep {...challenge} {...rest} onStartOver={onStartOver} />;
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
      return <AnswerForm as="email" label={fields.codesEmail} words={emailSetUp} {...rest} />;
    case 'password':
      return <AnswerForm as="password" label={fields.password} words={passwordAgain} {...rest} />;
    case 'new-password':
      return <NewPasswordForm missingAttributes={challenge.missingAttributes} {...rest} />;
    case 'mfa-selection':
      return (
        <ChoiceForm
          legend={choice.legend}
          options={challenge.methods}
          notes={choice.notes}
          {...rest}
        />
      );
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
      return (
        <ChoiceForm
          legend={choice.legend}
          options={challenge.factors.filter((factor) => hasPasskeys || factor !== 'WEB_AUTHN')}
          notes={choice.notes}
          {...rest}
        />
      );
    default:
      return unreachable(challenge);
  }
}
