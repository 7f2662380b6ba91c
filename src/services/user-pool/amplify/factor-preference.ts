import { env } from '#src/config/env.ts';
import { listOf } from '#src/lib/service-values.ts';
import { callUserPool } from './call-user-pool.ts';
import { requireAccessToken } from './session.ts';
import { changeUser } from './shared-user.ts';

interface Factors {
  /** Whether the user's passkeys can sign in. By default, as the user's MFA settings say already. */
  passkeys?: boolean | undefined;
}

/**
 * Makes the authenticator the preferred factor. In one request with the passkeys, because the pool accepts those only beside
 * another factor.
 */
export async function setFactors({ passkeys }: Factors): Promise<null> {
  await changeUser(async () =>
    callUserPool('SetUserMFAPreference', {
      AccessToken: await requireAccessToken(),
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      ...(passkeys !== undefined && { WebAuthnMfaSettings: { Enabled: passkeys } }),
    }),
  );
  return null;
}

/** The same after a new authenticator, with which a pool may have turned the user's passkeys off. */
export async function restoreFactors(): Promise<null> {
  return setFactors({ passkeys: (await hasPasskeys()) || undefined });
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
