import type { ReactNode } from 'react';
import { signedInWords } from '#content/auth/signed-in.ts';
import { Button } from '#src/ui/button.tsx';
import { useSignOut } from './use-sign-out.ts';

const words = signedInWords.already;

interface SignOutButtonProps {
  /** By default the user is sent to the landing page. */
  onSignedOut?: () => void;
  /** Above the button. */
  children?: ReactNode;
}

/** The way out for a user who doesn't want to continue. */
export function SignOutButton({ onSignedOut, children }: SignOutButtonProps) {
  const signOut = useSignOut(onSignedOut);
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      {children}
      <Button look="plain" className="justify-self-start" onClick={signOut}>
        {words.signOut}
      </Button>
    </div>
  );
}
