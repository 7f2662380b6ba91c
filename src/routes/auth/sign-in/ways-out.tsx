import { Link } from 'react-router-dom';
import { challengeWords } from '#content/auth/challenges.ts';
import { signInWords } from '#content/auth/sign-in.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { Alternative, Alternatives } from '../shared/alternatives.tsx';

const { code: words } = challengeWords;

interface WaysOutProps {
  kind: Challenge['kind'];
  /** The challenge before. */
  after: Challenge['kind'] | undefined;
  waiting: boolean;
  onStartOver: () => void;
}

/** What every challenge offers besides its answer: help for a user who doesn't have it, and a way to start again. */
export function WaysOut({ kind, after, ...startOver }: WaysOutProps) {
  switch (kind) {
    case 'sms-code':
    case 'email-code':
      return (
        <Alternatives>
          <StartOver
            {...startOver}
            label={after === 'email-set-up' ? words.otherAddress : words.newCode}
          />
          <AskSupport question={words.notSent} />
        </Alternatives>
      );
    case 'totp-code':
      return (
        <Alternatives>
          <AskSupport question={words.lostApp} />
          <StartOver {...startOver} />
        </Alternatives>
      );
    case 'mfa-selection':
    case 'first-factor-selection':
      return (
        <Alternatives>
          <AskSupport question={words.noneOfThese} />
          <StartOver {...startOver} />
        </Alternatives>
      );
    case 'custom-challenge':
      return (
        <Alternatives>
          <AskSupport question={words.noAnswer} to={paths.support} />
          <StartOver {...startOver} />
        </Alternatives>
      );
    case 'new-password':
    case 'email-set-up':
      return (
        <Alternatives>
          <AskSupport question={words.needHelp} to={paths.support} />
          <StartOver {...startOver} />
        </Alternatives>
      );
    case 'password':
    case 'totp-set-up':
    case 'mfa-set-up-selection':
      return (
        <Alternatives>
          <StartOver {...startOver} />
        </Alternatives>
      );
    default:
      return unreachable(kind);
  }
}

interface StartOverProps {
  waiting: boolean;
  onStartOver: () => void;
  label?: string;
}

function StartOver({ waiting, onStartOver, label = signInWords.startOver }: StartOverProps) {
  return (
    <Alternative>
      <Button look="plain" waiting={waiting} onClick={onStartOver}>
        {label}
      </Button>
    </Alternative>
  );
}

interface AskSupportProps {
  question: string;
  to?: string;
}

function AskSupport({ question, to = supportAbout('lost-authenticator') }: AskSupportProps) {
  return (
    <Alternative question={question}>
      <Link to={to} className={TEXT_LINK}>
        {words.support}
      </Link>
    </Alternative>
  );
}
