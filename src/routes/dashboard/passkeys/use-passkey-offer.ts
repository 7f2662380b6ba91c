import { useEffect, useState } from 'react';
import { isOffered } from '#src/flows/passkeys/offer.ts';
import { deviceMemory, rememberOffer } from '#src/services/user-pool/passkeys/device-memory.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { canKeepPasskeys, hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';
import { later } from '#src/ui/later.ts';

const screen = later(() => import('./passkey-offer.tsx'));

/** The module with the offer's screen if it is time for it, else null. Once shown, it waits for another sign-in with a code. */
export function usePasskeyOffer() {
  const [user] = useState(sessionUserId);
  const [offer] = useState(() => (hasPasskeys ? deviceMemory(user).offer : null));
  const [isShown, setShown] = useState(false);
  const loaded = screen.useModule();
  useEffect(() => {
    if (offer !== 'due') return;
    let current = true;
    const decide = async () => {
      const isDeviceAble = await canKeepPasskeys();
      if (!isDeviceAble) return;
      const [listed] = await Promise.all([passkeys.list(), screen.fetch()]);
      const count = listed.ok ? (listed.value?.passkeys.length ?? null) : null;
      if (!current || sessionUserId() !== user) return;
      if (!isOffered({ offer, isDeviceAble, passkeys: count })) return;
      rememberOffer(user, null);
      setShown(true);
    };
    decide().catch(() => {
      // Its file couldn't be loaded: the next visit tries again.
    });
    return () => {
      current = false;
    };
  }, [offer, user]);
  return isShown ? loaded : null;
}
