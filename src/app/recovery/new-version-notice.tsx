import { useEffect, useState, type ReactNode } from 'react';
import { failureWords } from '#content/failures.ts';
import { loadingWords } from '#content/loading.ts';
import { loadingSignals } from '#src/lib/app-signals.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { LOADING_NOTICE_ID } from '#src/lib/loading-notice.ts';
import { checkDeployment } from '#src/services/site/deployment.ts';
import { reloadOnceFor } from '#src/services/site/reload-once.ts';
import { Button } from '#src/ui/button.tsx';
import { SpokenElsewhere } from '#src/ui/error-message.tsx';
import { NOTICE_BAR_WITH_CONTROL } from './notice-bar-style.ts';
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
    const onMissing = () => void isReloadNeeded().then((needed) => needed && setOffered(true));
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

/** Whether a new version is available but reloading now would lose typed text. */
async function isReloadNeeded(): Promise<boolean> {
  const deployment = await checkDeployment(window.location.pathname);
  if (deployment.kind !== 'replaced') return false;
  return wouldLoseText() || !reloadOnceFor(deployment.version);
}
