import type { MouseEvent } from 'react';
import { signedInWords } from '#content/auth/signed-in.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { dismissSuccess } from '#src/ui/toast.tsx';
import type { Redirect } from './use-redirect.ts';

/** Redirects as a sign-in will after its pause, for a user who doesn't want to wait for it. */
export function ContinueLink({ redirect }: { redirect: Redirect }) {
  const onClick = (event: MouseEvent) => {
    // Opened elsewhere, it is an ordinary link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dismissSuccess();
    redirect.follow();
  };
  return (
    <a href={redirect.href} className={buttonStyle('main')} onClick={onClick}>
      {signedInWords.justNow.continue}
    </a>
  );
}
