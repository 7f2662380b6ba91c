import { useEffect, useState } from 'react';
import { passkeyWords as words } from '#content/dashboard-passkeys.ts';
import { failureWords } from '#content/failures.ts';
import { passkeyFailureWords } from '#content/passkey-failures.ts';
import { needsPassword } from '#src/flows/passkeys/add.ts';
import { describePasskeyFailure } from '#src/flows/passkeys/describe.ts';
import { canCancel } from '#src/flows/passkeys/progress.ts';
import type { CreatedPasskey, PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';
import { canKeepPasskeys, supportsPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { DevicePrompt } from '#src/ui/device-prompt.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { FactorIcon } from '#src/ui/factor-icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { FinishPasskeys } from './finish-passkeys.tsx';
import { PasswordProof } from './password-proof.tsx';
import { useAddPasskey, type AddPasskey as Adding } from './use-add-passkey.ts';

interface AddPasskeyProps {
  session: Pick<Session, 'email' | 'signedInAt'>;
  /** Whether it offers to finish what a lost connection has left undone, because no list does. */
  finishes?: boolean;
  onAdded: (created: CreatedPasskey) => void;
}

/** The button, what it asks for first, and what becomes of it. */
export function AddPasskey({ session, finishes = false, onAdded }: AddPasskeyProps) {
  const adding = useAddPasskey(onAdded);
  const [isProving, setProving] = useState(false);
  const { progress, start } = adding;
  if (!supportsPasskeys()) return <p className="text-muted">{words.unsupported}</p>;
  if (isProving) {
    return (
      <PasswordProof
        email={session.email}
        onProved={() => {
          setProving(false);
          start();
        }}
        onCancel={() => setProving(false)}
      />
    );
  }
  const begin = () => (needsPassword(session.signedInAt, Date.now()) ? setProving(true) : start());
  return (
    <div className="grid justify-items-start gap-3">
      <Outcome adding={adding} session={session} finishes={finishes} />
      {progress.at !== 'unsaved' && (
        <Button
          look="quiet"
          waiting={progress.at === 'waiting'}
          waitingLabel={progress.at === 'waiting' ? words.steps[progress.step] : undefined}
          onClick={begin}
        >
          <FactorIcon kind="passkey" className="size-5" />
          <span>{words.add}</span>
        </Button>
      )}
      <ScreenLockHint />
    </div>
  );
}

interface OutcomeProps extends Required<Pick<AddPasskeyProps, 'session' | 'finishes'>> {
  adding: Adding;
}

function Outcome({ adding, session, finishes }: OutcomeProps) {
  const { progress } = adding;
  if (progress.at === 'unsaved') return <Unsaved {...adding} failure={progress.failure} />;
  if (progress.at === 'done') {
    const { keptIn, failure } = progress;
    if (failure !== null) return finishes && <FinishPasskeys session={session} />;
    return (
      <Notice takesFocus done>
        {keptIn === null ? words.done : words.doneIn(keptIn)}
      </Notice>
    );
  }
  if (canCancel(progress)) {
    return <DevicePrompt text={words.prompt} cancelLabel={words.cancel} onCancel={adding.cancel} />;
  }
  const failure = progress.at === 'idle' ? progress.failure : null;
  const view = failure === null ? null : describe(failure);
  return <ErrorMessage text={view?.text ?? null} calm={view?.calm === true} attempt={progress} />;
}

interface UnsavedProps extends Pick<Adding, 'saveAgain' | 'discard'> {
  failure: PasskeyFailure;
}

function Unsaved({ failure, saveAgain, discard }: UnsavedProps) {
  const { text, again, discard: label } = words.unsaved;
  return (
    <ErrorMessage text={[text, ...describe(failure).text]} attempt={failure}>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="quiet" onClick={saveAgain}>
          {again}
        </Button>
        <Button look="plain" onClick={discard}>
          {label}
        </Button>
      </div>
    </ErrorMessage>
  );
}

function describe(failure: PasskeyFailure) {
  return describePasskeyFailure('adding', failure, passkeyFailureWords, failureWords);
}

/** A phone or a security key works without one. */
function ScreenLockHint() {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let current = true;
    void canKeepPasskeys().then((can) => {
      if (current) setMissing(!can);
    });
    return () => {
      current = false;
    };
  }, []);
  return isMissing && <p className="text-sm text-muted">{words.noScreenLock}</p>;
}
