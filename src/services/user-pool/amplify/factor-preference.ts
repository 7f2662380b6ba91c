import { callUserPool } from './call-user-pool.ts';
import { requireAccessToken } from './session.ts';
import { changeUser } from './shared-user.ts';
import { translateError } from './translate-error.ts';

/**
 * Makes the authenticator the preferred factor, and lets the user's passkeys sign in or not, if that is to change. In one
 * request, because the pool accepts passkeys only beside another factor.
 */
export async function setFactors({ passkeys }: { passkeys?: boolean } = {}): Promise<null> {
  await changeUser(async () =>
    callUserPool('SetUserMFAPreference', {
      AccessToken: await requireAccessToken(),
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      ...(passkeys !== undefined && { WebAuthnMfaSettings: { Enabled: passkeys } }),
    }),
  );
  return null;
}

/** The same for passkeys that could sign in before. The authenticator matters more, so it is enabled also without them. */
export async function restoreFactors(): Promise<null> {
  try {
    return await setFactors({ passkeys: true });
  } catch (thrown) {
    if (translateError(thrown).code !== 'invalid-parameter') throw thrown;
    return setFactors();
  }
}
