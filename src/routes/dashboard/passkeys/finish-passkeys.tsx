import { useState } from 'react';
import { passkeyWords } from '#content/dashboard-passkeys.ts';
import { failureWords } from '#content/failures.ts';
import { passkeyFailureWords } from '#content/passkey-failures.ts';
import { needsPassword } from '#src/flows/passkeys/add.ts';
import { failed } from '#src/lib/result.ts';
import { describePasskeyFailure } from '#src/flows/passkeys/describe.ts';
import type { PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { watchSession } from '#src/services/user-pool/stored-tokens.ts';
import { SESSION_REPLACED } from '#src/services/user-pool/user-pool-error.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PasswordProof } from './password-proof.tsx';

const words = passkeyWords.unusable;

type State = { at: 'idle' | 'waiting' | 'done' } | { at: 'failed'; failure: PasskeyFailure };

interface FinishPasskeysProps {
  session: Pick<Session, 'email' | 'signedInAt'>;
  onFinished?: () => void;
}

/**
 * For passkeys that the user pool has, but doesn't accept: the second of two calls was lost, or an operator has switched them
 * off, maybe because of one that isn't the user's. So it asks for the same proof as adding one.
 */
export function FinishPasskeys({ session, onFinished }: FinishPasskeysProps) {
  const [state, setState] = useState<State>({ at: 'idle' });
  const [isProving, setProving] = useState(false);
  const [watched] = useState(watchSession);
  const finish = async () => {
    setState({ at: 'waiting' });
    const usable = watched.isReplaced() ? failed(SESSION_REPLACED) : await passkeys.setUsable(true);
    if (!usable.ok) return setState({ at: 'failed', failure: usable.error });
    setState({ at: 'done' });
    onFinished?.();
  };
  if (isProving) {
    return (
      <PasswordProof
        email={session.email}
        onProved={() => {
          setProving(false);
          void finish();
        }}
        onCancel={() => setProving(false)}
      />
    );
  }
  const begin = () =>
    needsPassword(session.signedInAt, Date.now()) ? setProving(true) : void finish();
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
        onClick={begin}
      >
        {words.finish}
      </Button>
    </div>
  );
}

function describe(failure: PasskeyFailure): readonly string[] {
  return describePasskeyFailure('adding', failure, passkeyFailureWords, failureWords).text;
}
