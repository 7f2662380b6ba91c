import { passkeySignInWords as words } from '#content/auth/passkey.ts';
import { canCancel } from '#src/flows/passkeys/progress.ts';
import { Button } from '#src/ui/button.tsx';
import { DevicePrompt } from '#src/ui/device-prompt.tsx';
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
  return canCancel(progress) ? (
    <DevicePrompt text={words.prompt} cancelLabel={words.cancel} onCancel={cancel} />
  ) : (
    <ErrorMessage text={failure?.text ?? null} calm={failure?.calm === true} attempt={progress} />
  );
}
