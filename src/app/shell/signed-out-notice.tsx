import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { takeSignOutNote } from '#src/services/user-pool/sign-out-note.ts';
import { Button } from '#src/ui/button.tsx';
import './signed-out-notice.css';

const words = shellWords.signedOut;

const CARD =
  'signed-out-notice not-printed floating fixed inset-x-4 bottom-4 z-5 flex items-center gap-3 rounded border border-line ' +
  'bg-raised py-1 pr-3 pl-4 sm:left-auto sm:w-80';

/** Shown once on the page after a sign-out, until the next navigation or until it is closed. */
export function SignedOutNotice() {
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState<string | null>(null);
  const shown = shownAt === key;

  useEffect(() => {
    // A page opened while the sign-out is still in progress isn't the one after it.
    if (hasSessionHint() || !takeSignOutNote()) return;
    // A transition, so that the page renders first.
    startTransition(() => setShownAt(key));
  }, [key]);

  const close = () => {
    focusMain();
    setShownAt(null);
  };
  return (
    <div role="status" className={shown ? CARD : undefined}>
      {shown && (
        <>
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="size-5 shrink-0 fill-none stroke-safe stroke-2"
          >
            <path d="m3 8.5 3.5 3.5L13 4.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <p className="flex-1">{words.text}</p>
          <Button look="plain" onClick={close}>
            {words.close}
          </Button>
        </>
      )}
    </div>
  );
}
