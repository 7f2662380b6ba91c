import { challengeWords } from '#content/auth/challenges.ts';
import { signInWords } from '#content/auth/sign-in.ts';
import { paths, supportAbout } from '#src/config/paths.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { renderTags } from '#src/ui/linked-text.tsx';
import { Alternative, Alternatives, AlternativeText } from '../shared/alternatives.tsx';

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
  'sms-code': { text: words.notSent, to: LOST_AUTHENTICATOR },
  'email-code': { text: words.notSent, to: LOST_AUTHENTICATOR },
  'totp-code': { text: words.lostApp, to: LOST_AUTHENTICATOR },
  'mfa-selection': { text: words.noneOfThese, to: LOST_AUTHENTICATOR },
  'first-factor-selection': { text: words.noneOfThese, to: LOST_AUTHENTICATOR },
  'custom-challenge': { text: words.noAnswer, to: paths.support },
  'new-password': { text: words.needHelp, to: paths.support },
  'email-set-up': { text: words.needHelp, to: paths.support },
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
  text: string;
  to: string;
}

function AskSupport({ text, to }: AskSupportProps) {
  return <AlternativeText>{renderTags(text, { support: { to } })}</AlternativeText>;
}
