import { useId } from 'react';
import { passkeySignInWords as words } from '#content/auth/passkey.ts';
import { canCancel } from '#src/flows/passkeys/progress.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { FactorIcon } from '#src/ui/factor-icon.tsx';
import type { PasskeySignIn } from './use-passkey-sign-in.ts';

interface PasskeyButtonProps {
  passkey: PasskeySignIn;
  /** Whether it is the form's first choice. */
  isFirst: boolean;
  onUse: () => void;
}

/** The other way to sign in, beside the form. */
export function PasskeyButton({ passkey, isFirst, onUse }: PasskeyButtonProps) {
  const { progress, isOff } = passkey;
  return (
    <div className="grid gap-3">
      <PasskeyStatus passkey={passkey} />
      {!isOff && (
        <Button
          look={isFirst ? 'main' : 'quiet'}
          waiting={progress.at === 'waiting'}
          waitingLabel={progress.at === 'waiting' ? words.steps[progress.step] : undefined}
          onClick={onUse}
        >
          <FactorIcon kind="passkey" className="size-5" />
          <span>{words.use}</span>
        </Button>
      )}
    </div>
  );
}

/** What the device is waiting for, with a way back, or why it came to nothing. */
export function PasskeyStatus({ passkey }: { passkey: PasskeySignIn }) {
  const { progress, failure, cancel } = passkey;
  const id = useId();
  if (!canCancel(progress)) {
    return (
      <ErrorMessage text={failure?.text ?? null} calm={failure?.calm === true} attempt={progress} />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p id={id} role="status" className="min-w-0 flex-1 basis-56 text-sm text-muted">
        {words.prompt}
      </p>
      <Button look="plain" aria-describedby={id} onClick={cancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
