import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { takeSignedOutNotice } from '#src/services/user-pool/ending/signed-out-notice.ts';
import { TickedText } from '#src/ui/ticked-text.tsx';
import { CloseToast, TOAST_CARD } from '#src/ui/toast-card.tsx';
import './signed-out-notice.css';

const words = shellWords.signedOut;

/**
 * Shown once on the page after a sign-out, until the next navigation or until it is closed. Between the top bar and the
 * headline, so that it covers no text.
 */
export function SignedOutNotice() {
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState<string | null>(null);
  const shown = shownAt === key;

  useEffect(() => {
    // A page opened while the sign-out is still in progress must not consume the notice.
    if (hasSessionHint() || !takeSignedOutNotice()) return;
    // In a transition, so that the page renders first.
    startTransition(() => setShownAt(key));
  }, [key]);

  const close = () => {
    focusMain();
    setShownAt(null);
  };
  return (
    <div role="status" className={shown ? `signed-out-notice md:py-1 ${TOAST_CARD}` : undefined}>
      {shown && (
        <>
          <TickedText text={words.text} />
          <CloseToast label={words.close} onClose={close} />
        </>
      )}
    </div>
  );
}
