import { useEffect, useState, type ReactNode } from 'react';
import { failureWords } from '#content/failures.ts';
import { loadingWords } from '#content/loading.ts';
import { loadingSignals } from '#src/lib/app-signals.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { LOADING_NOTICE_ID } from '#src/lib/loading-notice.ts';
import { Button } from '#src/ui/button.tsx';
import { SpokenElsewhere } from '#src/ui/error-message.tsx';
import { NOTICE_BAR_WITH_CONTROL } from './notice-bar-style.ts';
import { reloadOrReason } from './reload-or-reason.ts';
import { wouldLoseText } from './typed-text.ts';

const words = loadingWords.notice;

/**
 * When a file of the app is missing because a new version has been deployed, reloads the page: at once if no typed text
 * would be lost, otherwise when the user clicks the button. Replaces a form's message that it couldn't load its part of the
 * app.
 */
export function NewVersionNotice({ children }: { children?: ReactNode }) {
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    const offer = async () => {
      const reason = await reloadOrReason((kind) => kind === 'replaced' && !wouldLoseText());
      if (reason === 'replaced') setOffered(true);
    };
    const onMissing = () => void offer();
    document.addEventListener(loadingSignals.missing, onMissing);
    return () => document.removeEventListener(loadingSignals.missing, onMissing);
  }, []);

  const dismiss = () => {
    // The button disappears.
    focusMain();
    setOffered(false);
  };

  return (
    <SpokenElsewhere value={offered ? failureWords.notLoaded : null}>
      {children}
      <div
        role="status"
        {...(offered && { id: LOADING_NOTICE_ID, className: NOTICE_BAR_WITH_CONTROL })}
      >
        {offered && (
          <>
            <p className="flex-1 basis-64">{words.replaced}</p>
            <Button look="quiet" onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
            <Button look="plain" onClick={dismiss}>
              {words.later}
            </Button>
          </>
        )}
      </div>
    </SpokenElsewhere>
  );
}
