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

/**
 * The same when only the authenticator changes, which matters more: it is enabled also if the pool refuses its passkeys.
 * Resolves with whether passkeys can sign in.
 */
export async function enableAuthenticator(keepsPasskeys: boolean): Promise<boolean> {
  try {
    await setFactors(keepsPasskeys ? { passkeys: true } : {});
    return keepsPasskeys;
  } catch (thrown) {
    if (!keepsPasskeys || translateError(thrown).code !== 'invalid-parameter') throw thrown;
    await setFactors();
    return false;
  }
}
