import { useLayoutEffect, useRef, useState } from 'react';
import { passkeyWords } from '#content/dashboard-passkeys.ts';
import { failureWords } from '#content/failures.ts';
import { passkeyFailureWords } from '#content/passkey-failures.ts';
import { describePasskeyFailure } from '#src/flows/passkeys/describe.ts';
import { removePasskey } from '#src/flows/passkeys/remove.ts';
import type {
  Passkey,
  PasskeyFailure,
  PasskeyList,
} from '#src/services/user-pool/passkeys/passkey.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { watchSession } from '#src/services/user-pool/stored-tokens.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { passkeyName } from './passkey-row.tsx';

const words = passkeyWords.removal;
const TITLE_ID = 'passkey-removal';

interface RemovalDialogProps {
  passkey: Passkey;
  list: PasskeyList;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks first, and says what stays: this site can't delete the device's own copy in every browser. */
export function RemovalDialog({ passkey, list, onRemoved, onClose }: RemovalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [watched] = useState(watchSession);
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing returns the focus to the button that has opened it.
    return () => shown?.close();
  }, []);
  const remove = async () => {
    setWaiting(true);
    setFailure(null);
    const removed = await removePasskey(passkey.id, list, { ...passkeys, ...watched });
    if (removed.ok) return onRemoved();
    setWaiting(false);
    setFailure(removed.error);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE_ID}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-5 text-text backdrop:bg-ink/60 sm:p-6"
      onCancel={(event) => {
        if (waiting) event.preventDefault();
      }}
      onClose={() => {
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className="grid gap-4">
        <h3 id={TITLE_ID} className="text-lg font-bold wrap-anywhere">
          {words.title(passkeyName(passkey))}
        </h3>
        <p>{words.text}</p>
        {list.passkeys.length === 1 && <p>{words.last}</p>}
        <p className="text-sm text-muted">{words.copy}</p>
        <ErrorMessage text={failure === null ? null : textOf(failure)} attempt={failure} />
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" waiting={waiting} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            look="danger"
            waiting={waiting}
            waitingLabel={words.submitting}
            onClick={() => void remove()}
          >
            {words.submit}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function textOf(failure: PasskeyFailure): readonly string[] {
  const { text } = describePasskeyFailure('adding', failure, passkeyFailureWords, failureWords);
  return [words.failed, ...text];
}
