import { env } from '#src/config/env.ts';
import { listOf, opaqueOrNull, requireOpaque } from '#src/lib/service-values.ts';
import { callUserPool, fieldsOf } from './call-user-pool.ts';
import { namedError } from './named-error.ts';
import { storeSession } from './store-session.ts';
import { revokeRefreshToken } from '#src/services/user-pool/revoke.ts';
import { expireShadows } from '#src/services/user-pool/session-cookies.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { requestOptionsIn } from './passkey-options.ts';
import type { PasskeyRequest } from '#src/services/user-pool/passkeys/passkey.ts';
import { passwordRequired, refusedProof } from './translate-passkey-error.ts';

const ClientId = env.userPool.clientId;

/** Starts a sign-in. Throws `PasswordRequired` wherever the pool wants a password instead, also for an unknown email. */
export async function startSignIn(email: string, signal: AbortSignal): Promise<PasskeyRequest> {
  refuseIfSignedIn();
  try {
    const asked = await callUserPool(
      'InitiateAuth',
      {
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
        ClientId,
      },
      signal,
    );
    return requestIn(await selected(asked, email, signal), email);
  } catch (thrown) {
    throw passwordRequired(thrown);
  }
}

type Answer = ReadonlyMap<string, unknown>;

/** A pool may ask for a choice in spite of the preference, but offers a passkey to whom it would accept one from. */
async function selected(asked: Answer, email: string, signal: AbortSignal): Promise<Answer> {
  if (asked.get('ChallengeName') !== 'SELECT_CHALLENGE') return asked;
  if (!listOf(asked.get('AvailableChallenges')).includes('WEB_AUTHN')) return asked;
  const input = {
    ChallengeName: 'SELECT_CHALLENGE',
    ChallengeResponses: { USERNAME: usernameIn(asked, email), ANSWER: 'WEB_AUTHN' },
    ClientId,
    Session: asked.get('Session'),
  };
  return callUserPool('RespondToAuthChallenge', input, signal);
}

/** Only the pool's own name for the user is accepted in an answer, not an email. */
function usernameIn(asked: Answer, email: string): string {
  return opaqueOrNull(fieldsOf(asked.get('ChallengeParameters')).get('USERNAME')) ?? email;
}

function requestIn(asked: Answer, email: string): PasskeyRequest {
  if (asked.get('ChallengeName') !== 'WEB_AUTHN') throw namedError('PasswordRequired');
  const parameters = fieldsOf(asked.get('ChallengeParameters'));
  return {
    email,
    username: usernameIn(asked, email),
    session: requireOpaque(asked.get('Session')),
    options: requestOptionsIn(requireOpaque(parameters.get('CREDENTIAL_REQUEST_OPTIONS'))),
  };
}

/**
 * Gives the pool the proof, and stores the session unless it isn't wanted any more. Then it is revoked, so the pool's answer
 * is awaited in any case.
 */
export async function completeSignIn(
  { email, username, session }: PasskeyRequest,
  response: object,
  signal: AbortSignal,
): Promise<null> {
  signal.throwIfAborted();
  const answer = await answerChallenge(username, session, response);
  const result = fieldsOf(answer.get('AuthenticationResult'));
  // Another challenge: the pool doesn't take a passkey for all the factors that it asks for.
  if (result.size === 0) throw namedError('PasswordRequired');
  try {
    signal.throwIfAborted();
    refuseIfSignedIn();
    expireShadows();
    return await storeSession(result, { username, email });
  } catch (thrown) {
    const token = opaqueOrNull(result.get('RefreshToken'));
    if (token !== null) revokeRefreshToken(token);
    throw thrown;
  }
}

async function answerChallenge(
  USERNAME: string,
  Session: string,
  response: object,
): Promise<Answer> {
  try {
    const ChallengeResponses = { USERNAME, CREDENTIAL: JSON.stringify(response) };
    const input = { ChallengeName: 'WEB_AUTHN', ChallengeResponses, ClientId, Session };
    return await callUserPool('RespondToAuthChallenge', input);
  } catch (thrown) {
    throw refusedProof(thrown);
  }
}

/** Another tab may have signed in, as another user, while the device was asking. */
function refuseIfSignedIn(): void {
  if (hasSessionHint()) throw namedError('UserAlreadyAuthenticatedException');
}
