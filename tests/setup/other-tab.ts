import { act } from '@testing-library/react';
import { clearSession } from '#src/services/user-pool/session-store.ts';
import { signedInPerson } from './sign-in.ts';
import type { World } from './world.ts';

export interface OtherTab {
  email: string;
  /** Stores the user's session beside any other. Announces it, unless `isHeard` is false. */
  signIn: (isHeard?: boolean) => void;
  /** Removes every session, and announces it. */
  signOut: () => void;
}

/** Another tab, in which this user signs in and out while the app is open here. */
export async function otherTab(world: World, name?: string): Promise<OtherTab> {
  const { email } = await signedInPerson(world, name);
  const cookies = document.cookie.split('; ');
  clearSession();
  return {
    email,
    signIn: (isHeard = true) => {
      for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
      if (isHeard) announce();
    },
    signOut: () => {
      clearSession();
      announce();
    },
  };
}

function announce(): void {
  act(() => new BroadcastChannel('app-session').postMessage(null));
}
