import type {
  PasskeyCalls,
  PasskeyOutcome,
  PasskeyProof,
} from '#src/services/user-pool/passkeys/passkey.ts';
import type { PasskeyEvent } from './progress.ts';

interface PasskeySignInDeps {
  passkeys: Pick<PasskeyCalls, 'startSignIn' | 'completeSignIn'>;
  prove: (
    options: PublicKeyCredentialRequestOptionsJSON,
    signal: AbortSignal,
  ) => PasskeyOutcome<PasskeyProof>;
  dispatch: (event: PasskeyEvent) => void;
}

/**
 * Signs in with a passkey of this email's account. Resolves with its proof, or with null if it was cancelled or refused.
 * Starts again once, unnoticed but for the device's dialog, if the pool's challenge was too old.
 */
export async function signInWithPasskey(
  email: string,
  deps: PasskeySignInDeps,
  signal: AbortSignal,
  isRetry = false,
): Promise<PasskeyProof | null> {
  const { passkeys, prove, dispatch } = deps;
  dispatch({ type: 'waiting', step: 'challenge' });
  const request = await passkeys.startSignIn(email, signal);
  if (!request.ok) return rejected(request.error, deps);
  dispatch({ type: 'waiting', step: 'device' });
  const proof = await prove(request.value.options, signal);
  if (!proof.ok) return rejected(proof.error, deps);
  dispatch({ type: 'waiting', step: 'verdict' });
  const signedIn = await passkeys.completeSignIn(request.value, proof.value.response, signal);
  if (signedIn.ok) {
    dispatch({ type: 'done' });
    return proof.value;
  }
  if (signedIn.error.code === 'passkey-expired' && !isRetry) {
    return signInWithPasskey(email, deps, signal, true);
  }
  return rejected(signedIn.error, deps);
}

function rejected(
  failure: (PasskeyEvent & { type: 'rejected' })['failure'],
  { dispatch }: PasskeySignInDeps,
): null {
  dispatch({ type: 'rejected', failure });
  return null;
}
