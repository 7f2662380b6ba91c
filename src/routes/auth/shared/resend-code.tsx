import { LOCALE } from '#content/locale.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { authWords } from '#content/auth.ts';
import { Button } from '#src/ui/button.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';

const words = authWords.verify;
const COOLDOWN_MS = 30_000;
const seconds = new Intl.PluralRules(LOCALE);

interface ResendCodeProps {
  /** A code was sent just before this mounts. */
  codeSent: boolean;
  onResend: () => Promise<boolean>;
}

/** Requests a new code, at most once in 30 seconds. */
export function ResendCode({ codeSent, onResend }: ResendCodeProps) {
  const [waiting, setWaiting] = useState(false);
  const [resent, setResent] = useState(false);
  const { left, restart } = useCountdown(COOLDOWN_MS, codeSent);

  const resend = async () => {
    setWaiting(true);
    const sent = await onResend();
    setWaiting(false);
    if (!sent) return;
    restart();
    setResent(true);
    showSuccess(words.resent);
  };

  return left > 0 ? (
    <Cooldown left={left} takesFocus={resent} />
  ) : (
    <Button
      look="quiet"
      className="justify-self-start"
      waiting={waiting}
      waitingLabel={words.resending}
      onClick={() => void resend()}
    >
      {words.resend}
    </Button>
  );
}

/** Replaces the button, and takes over its focus. */
function Cooldown({ left, takesFocus }: { left: number; takesFocus: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={text} tabIndex={-1} className="flex min-h-11 items-center text-muted tabular-nums">
      {words.resendIn} {left}{' '}
      {seconds.select(left) === 'one' ? words.seconds.one : words.seconds.other}.
    </p>
  );
}
