import { env } from '#src/config/env.ts';
import { listOf } from '#src/lib/service-values.ts';
import { callUserPool } from './call-user-pool.ts';
import { requireAccessToken } from './session.ts';
import { changeUser } from './shared-user.ts';

/**
 * Makes the authenticator the preferred factor, and lets the user's passkeys sign in or not. In one request, because the pool
 * accepts passkeys only beside another factor, and may turn them off if a request or a new authenticator doesn't mention them.
 */
export async function setFactors({ passkeys }: { passkeys?: boolean }): Promise<null> {
  await changeUser(async () =>
    callUserPool('SetUserMFAPreference', {
      AccessToken: await requireAccessToken(),
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      ...(passkeys !== undefined && { WebAuthnMfaSettings: { Enabled: passkeys } }),
    }),
  );
  return null;
}

/** The same for whatever passkeys the user has. */
export async function restoreFactors(): Promise<null> {
  return setFactors((await hasPasskeys()) ? { passkeys: true } : {});
}

/** False also if the pool doesn't say, because the authenticator matters more. */
async function hasPasskeys(): Promise<boolean> {
  if (env.passkeys === null) return false;
  try {
    const input = { AccessToken: await requireAccessToken(), MaxResults: 1 };
    const answer = await callUserPool('ListWebAuthnCredentials', input);
    return listOf(answer.get('Credentials')).length > 0;
  } catch {
    return false;
  }
}
