import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { resendWords as words } from '#content/auth/codes.ts';
import { Button } from '#src/ui/button.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';

const COOLDOWN_MS = 30_000;

interface ResendCodeProps {
  /** Whether a code was sent just before this mounted. */
  codeSent: boolean;
  onResend: () => Promise<boolean>;
}

/** Requests a new code, at most once in 30 seconds. */
export function ResendCode({ codeSent, onResend }: ResendCodeProps) {
  const [waiting, setWaiting] = useState(false);
  const [resent, setResent] = useState(false);
  const { left, restart } = useCountdown(COOLDOWN_MS, codeSent);
  const isCooling = left > 0;
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isCooling && hadFocus.current) button.current?.focus();
  }, [isCooling]);

  const resend = async () => {
    setWaiting(true);
    const sent = await onResend();
    setWaiting(false);
    if (!sent) return;
    restart();
    setResent(true);
    showSuccess(words.resent);
  };

  return isCooling ? (
    <Cooldown left={left} takesFocus={resent} hadFocus={hadFocus} />
  ) : (
    <Button
      ref={button}
      look="plain"
      waiting={waiting}
      waitingLabel={words.resending}
      onClick={() => void resend()}
    >
      {words.resend}
    </Button>
  );
}

interface CooldownProps {
  left: number;
  takesFocus: boolean;
  /** Set on unmount. */
  hadFocus: RefObject<boolean>;
}

/** Replaces the button, and holds its focus meanwhile. */
function Cooldown({ left, takesFocus, hadFocus }: CooldownProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    const { current } = text;
    return () => {
      hadFocus.current = current !== null && document.activeElement === current;
    };
  }, [hadFocus]);
  return (
    <p
      ref={text}
      tabIndex={-1}
      className="tabular-nums flex min-h-11 items-center py-2.5 text-sm text-muted"
    >
      {words.resendIn(left)}
    </p>
  );
}
