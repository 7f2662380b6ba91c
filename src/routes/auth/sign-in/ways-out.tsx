import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { challengeWords } from '#content/auth/challenges.ts';
import { signInWords } from '#content/auth/sign-in.ts';
import { paths, supportAbout, withRedirect } from '#src/config/paths.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { useRedirectParam } from '../redirect/use-redirect-after-sign-in.ts';

const { code: words } = challengeWords;

interface WaysOutProps {
  kind: Challenge['kind'];
  waiting: boolean;
  onStartOver: () => void;
}

/** What every challenge offers besides its answer: help for a user who doesn't have it, and a way to start again. */
export function WaysOut({ kind, ...startOver }: WaysOutProps) {
  switch (kind) {
    case 'sms-code':
    case 'email-code':
      return (
        <Foot>
          <StartOver {...startOver} label={words.newCode} />
          <AskSupport question={words.notSent} />
        </Foot>
      );
    case 'totp-code':
      return (
        <Foot>
          <AskSupport question={words.lostApp} />
          <StartOver {...startOver} />
        </Foot>
      );
    case 'mfa-selection':
    case 'first-factor-selection':
      return (
        <Foot>
          <AskSupport question={words.noneOfThese} />
          <StartOver {...startOver} />
        </Foot>
      );
    case 'password':
      return (
        <Foot>
          <ForgotPassword />
          <StartOver {...startOver} />
        </Foot>
      );
    case 'custom-challenge':
      return (
        <Foot>
          <AskSupport question={words.noAnswer} to={paths.support} />
          <StartOver {...startOver} />
        </Foot>
      );
    case 'totp-set-up':
    case 'new-password':
    case 'mfa-set-up-selection':
    case 'email-set-up':
      return (
        <Foot>
          <StartOver {...startOver} />
        </Foot>
      );
    default:
      return unreachable(kind);
  }
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="grid justify-items-start border-t border-line pt-3">{children}</div>;
}

interface StartOverProps {
  waiting: boolean;
  onStartOver: () => void;
  label?: string;
}

function StartOver({ waiting, onStartOver, label = signInWords.startOver }: StartOverProps) {
  return (
    <Button look="plain" className="justify-self-start" waiting={waiting} onClick={onStartOver}>
      {label}
    </Button>
  );
}

function ForgotPassword() {
  const resetPath = withRedirect(paths.resetPassword, useRedirectParam());
  return (
    <Link to={resetPath} className={buttonStyle('plain')}>
      {signInWords.forgot}
    </Link>
  );
}

interface AskSupportProps {
  question: string;
  to?: string;
}

function AskSupport({ question, to = supportAbout('lost-authenticator') }: AskSupportProps) {
  return (
    <p className="py-2">
      {question}{' '}
      <Link to={to} className={TEXT_LINK}>
        {words.support}
      </Link>
    </p>
  );
}
