import { useState } from 'react';
import { passkeyWords } from '#content/dashboard-passkeys.ts';
import { failureWords } from '#content/failures.ts';
import { passkeyFailureWords } from '#content/passkey-failures.ts';
import { describePasskeyFailure } from '#src/flows/passkeys/describe.ts';
import type { PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Notice } from '#src/ui/notice.tsx';

const words = passkeyWords.unusable;

type State = { at: 'idle' | 'waiting' | 'done' } | { at: 'failed'; failure: PasskeyFailure };

/** For passkeys that the user pool has, but doesn't accept yet: the second of two calls was lost. */
export function FinishPasskeys({ onFinished }: { onFinished?: () => void }) {
  const [state, setState] = useState<State>({ at: 'idle' });
  const finish = async () => {
    setState({ at: 'waiting' });
    const usable = await passkeys.setUsable(true);
    if (!usable.ok) return setState({ at: 'failed', failure: usable.error });
    setState({ at: 'done' });
    onFinished?.();
  };
  if (state.at === 'done') {
    return (
      <Notice takesFocus done>
        {passkeyWords.done}
      </Notice>
    );
  }
  const failure = state.at === 'failed' ? [words.failed, ...describe(state.failure)] : null;
  return (
    <div className="grid justify-items-start gap-3">
      <ErrorMessage
        text={failure ?? words.text}
        calm={failure === null}
        attempt={state}
        inBackground={failure === null}
      />
      <Button
        look="quiet"
        waiting={state.at === 'waiting'}
        waitingLabel={words.finishing}
        onClick={() => void finish()}
      >
        {words.finish}
      </Button>
    </div>
  );
}

function describe(failure: PasskeyFailure): readonly string[] {
  return describePasskeyFailure('adding', failure, passkeyFailureWords, failureWords).text;
}
