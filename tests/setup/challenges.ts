import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect } from 'vitest';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { enterCredentials } from './login-screen.ts';
import { codeFor, PASSWORD } from './people.ts';
import { signedInPerson } from './sign-in.ts';
import { texted } from './sign-in-steps.ts';
import { nextTotpCode } from './totp-codes.ts';
import { useWorld } from './world.ts';

export const MFA_VERIFIED = '✅ MFA verified. Redirecting...';

interface Met {
  user: UserEvent;
  email: string;
  /** An unused code of their authenticator. */
  code: () => string;
}

/** Users whose sign-in gets the challenge that the console has set for them. */
export function useChallenges() {
  const world = useWorld();

  beforeEach(() => {
    userPool.signOut();
  });

  async function meet(trait: SignInTrait, password = PASSWORD): Promise<Met> {
    const { email, secret } = await signedInPerson(world);
    userPool.signOut();
    await world.pool.setTrait(email, trait);
    const used = trait === 'temporary-password' ? codeFor(world, email) : password;
    const user = await enterCredentials(email, used);
    return { user, email, code: () => nextTotpCode(secret) };
  }

  /** The sign-in redirects immediately: the MFA success belongs to the authenticator's code. */
  async function expectNoMfaSuccess(): Promise<void> {
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/profile'));
    expect(screen.queryByText(MFA_VERIFIED)).toBeNull();
    expect(world.calls).not.toContain('SetUserMFAPreference');
  }

  return { world, meet, texted: () => texted(world), expectNoMfaSuccess };
}
