import { useLayoutEffect, useRef, useState } from 'react';
import { dashboardWords } from '#content/dashboard.ts';
import { timeOfDay } from '#content/locale.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Sentences } from '#src/ui/sentences.tsx';
import { clearOfToast } from './clear-of-toast.ts';
import { replacementFailure, ReplacementForm } from './replacement-form.tsx';
import type { Replacement } from './use-replacement.ts';

const words = dashboardWords.profile.authenticator;

/** Goes from idle to set-up, then to confirmed or back to idle (docs/product, Dashboard). */
export function ReplaceAuthenticator({ state, start, verify, cancel }: Replacement) {
  const { stage, waiting, failure } = state;
  const settingUp = stage.at === 'set-up';
  const confirmed = stage.at === 'confirmed';
  const trigger = useFocusAfter(settingUp, confirmed);

  if (stage.at === 'provider-protected') return <Notice takesFocus>{words.withProvider}</Notice>;
  if (settingUp) {
    return (
      <ReplacementForm
        secret={stage.secret}
        setupUri={stage.setupUri}
        waiting={waiting}
        failure={failure}
        onSubmit={verify}
        onNewKey={start}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <ErrorMessage {...replacementFailure(failure)} attempt={failure} />
      {confirmed && <Confirmed />}
      <Button
        ref={trigger}
        look="quiet"
        className="justify-self-start"
        waiting={stage.at === 'starting'}
        waitingLabel={words.starting}
        onClick={start}
      >
        {words.replace}
      </Button>
    </>
  );
}

/** Says more than the toast: from when on, and what to do with the old app. */
function Confirmed() {
  const [since] = useState(() => Date.now());
  // After the effect of `takesFocus`, which scrolls, too.
  useLayoutEffect(() => clearOfToast('mfa'), []);
  return (
    <Notice takesFocus done>
      <Sentences
        of={words.replaced}
        tags={{
          time: <time dateTime={new Date(since).toISOString()}>{timeOfDay(since)}</time>,
        }}
      />
    </Notice>
  );
}

/** Returns the focus to the trigger when its form closes, unless the confirmation takes the focus. */
function useFocusAfter(open: boolean, isElsewhere: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !open && !isElsewhere) trigger.current?.focus();
    wasOpen.current = open;
  }, [open, isElsewhere]);
  return trigger;
}
