import { Link } from 'react-router-dom';
import { challengeWords } from '#content/auth/challenges.ts';
import { signInWords } from '#content/auth/sign-in.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
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

const LOST_AUTHENTICATOR = supportAbout('lost-authenticator');

/** Whom to ask if there is no answer to give. */
const HELP: Partial<Record<Challenge['kind'], AskSupportProps>> = {
  'sms-code': { question: words.notSent, to: LOST_AUTHENTICATOR },
  'email-code': { question: words.notSent, to: LOST_AUTHENTICATOR },
  'totp-code': { question: words.lostApp, to: LOST_AUTHENTICATOR },
  'mfa-selection': { question: words.noneOfThese, to: LOST_AUTHENTICATOR },
  'first-factor-selection': { question: words.noneOfThese, to: LOST_AUTHENTICATOR },
  'custom-challenge': { question: words.noAnswer, to: paths.support },
  'new-password': { question: words.needHelp, to: paths.support },
  'email-set-up': { question: words.needHelp, to: paths.support },
};

/** What every challenge offers besides its answer, the likeliest first. */
export function WaysOut({ kind, after, ...startOver }: WaysOutProps) {
  const help = HELP[kind];
  if (kind === 'sms-code' || kind === 'email-code') {
    const label = after === 'email-set-up' ? words.otherAddress : words.newCode;
    return (
      <Alternatives>
        <StartOver {...startOver} label={label} />
        {help && <AskSupport {...help} />}
      </Alternatives>
    );
  }
  return (
    <Alternatives>
      {help && <AskSupport {...help} />}
      <StartOver {...startOver} label={signInWords.startOver} />
    </Alternatives>
  );
}

interface StartOverProps {
  waiting: boolean;
  onStartOver: () => void;
  label: string;
}

function StartOver({ waiting, onStartOver, label }: StartOverProps) {
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
  to: string;
}

function AskSupport({ question, to }: AskSupportProps) {
  return (
    <Alternative question={question}>
      <Link to={to} className={TEXT_LINK}>
        {words.support}
      </Link>
    </Alternative>
  );
}
