import { signedInWords } from '#content/auth/signed-in.ts';
import { Button } from '#src/ui/button.tsx';
import { useSignOut } from '../shared/use-sign-out.ts';

const words = signedInWords.already;

/** The way out for a user who doesn't want to continue. */
export function SignOutButton() {
  const { waiting, signOut } = useSignOut();
  return (
    <div className="grid border-t border-line pt-4">
      <Button
        look="plain"
        className="justify-self-start"
        waiting={waiting}
        waitingLabel={words.signingOut}
        onClick={signOut}
      >
        {words.signOut}
      </Button>
    </div>
  );
}
