import { useMemo } from 'react';
import { rememberedPasskeyEmail } from '#src/services/user-pool/passkeys/device-memory.ts';
import { hasPasskeys, supportsPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

interface PasskeyOrder {
  /** Where the passkey is: before the form, after it, or nowhere. */
  order: 'first' | 'after' | 'none';
  /** Of the last sign-in with a passkey of this device. Empty if there is none. */
  rememberedEmail: string;
}

/** First for a user who has signed in with a passkey of this device. Prerendered HTML has it after the form. */
export function usePasskeyOrder(): PasskeyOrder {
  const hydrated = useHydrated();
  // Once, so that nothing moves if a refused passkey makes this device forget.
  return useMemo(() => orderFor(hydrated), [hydrated]);
}

function orderFor(hydrated: boolean): PasskeyOrder {
  if (!hasPasskeys) return { order: 'none', rememberedEmail: '' };
  if (!hydrated) return { order: 'after', rememberedEmail: '' };
  if (!supportsPasskeys()) return { order: 'none', rememberedEmail: '' };
  const rememberedEmail = rememberedPasskeyEmail();
  return rememberedEmail === null
    ? { order: 'after', rememberedEmail: '' }
    : { order: 'first', rememberedEmail };
}
