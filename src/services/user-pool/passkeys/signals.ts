import { env } from '#src/config/env.ts';
import { toBase64url } from './base64url.ts';

/**
 * Tells the browser's password managers what the user pool knows, so that they neither offer a removed passkey nor show an
 * old name. Only some browsers have this. Nothing waits for it, and a failure changes nothing.
 */

/** Of all this user's passkeys: others are hidden. The user is the caller's, because another may have signed in meanwhile. */
export function signalAccepted(user: string, ids: readonly string[]): void {
  const userId = userHandle(user);
  send('signalAllAcceptedCredentials', { userId, allAcceptedCredentialIds: ids });
}

/** Removes a passkey from its device for good, so only one that the user pool has never taken. */
export function signalUnknown(credentialId: string): void {
  send('signalUnknownCredential', { credentialId });
}

export function signalUser(
  user: string | null,
  details: { name: string; displayName: string },
): void {
  if (user === null) return;
  send('signalCurrentUserDetails', { userId: userHandle(user), ...details });
}

/** As the user pool sets it in its options: the user's `sub`. */
function userHandle(user: string): string {
  return toBase64url(new TextEncoder().encode(user));
}

function send(name: string, details: object): void {
  const rpId = env.passkeys;
  if (rpId === null || !('PublicKeyCredential' in window)) return;
  const signal: unknown = Reflect.get(PublicKeyCredential, name);
  if (typeof signal !== 'function') return;
  try {
    void Promise.resolve(signal.call(PublicKeyCredential, { rpId, ...details })).catch(
      () => undefined,
    );
  } catch {
    // Some password managers' extensions throw.
  }
}
