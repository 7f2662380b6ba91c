import { env } from '#src/config/env.ts';
import { failed, ok } from '#src/lib/result.ts';
import {
  listOf,
  opaqueOrNull,
  requireOpaque,
  textOrNull,
  timeOrNull,
} from '#src/lib/service-values.ts';
import { attempt, attemptInSession } from '../amplify/attempt.ts';
import { callUserPool, fieldsOf } from '../amplify/call-user-pool.ts';
import { setFactors } from '../amplify/factor-preference.ts';
import { namedError, nameOf } from '../amplify/named-error.ts';
import { requireAccessToken } from '../amplify/session.ts';
import { sharedUser } from '../amplify/shared-user.ts';
import { storeSession } from '../amplify/store-session.ts';
import { expireShadows } from '../session-cookies.ts';
import { hasSessionHint } from '../session-hint.ts';
import { revokeRefreshToken } from '../revoke.ts';
import { creationOptionsIn, requestOptionsIn } from './options.ts';
import type {
  Passkey,
  PasskeyCalls,
  PasskeyError,
  PasskeyList,
  PasskeyOutcome,
  PasskeyRequest,
} from './passkey.ts';
import { passkeyErrorOf, passwordRequired, refusedProof } from './translate-passkey-error.ts';

const ClientId = env.userPool.clientId;
/** The pool keeps no more per user, and lists as many at a time. */
const MOST_PASSKEYS = 20;
/** More pages mean a faulty response. */
const MOST_PAGES = 10;

export const passkeyCalls: PasskeyCalls = {
  list: async () => {
    const listed = await inSession(listPasskeys);
    return !listed.ok && listed.error.code === 'passkeys-off' ? ok(null) : listed;
  },
  startAdding: (signal) =>
    inSession(async () => {
      const input = { AccessToken: await requireAccessToken() };
      const started = await callUserPool('StartWebAuthnRegistration', input, signal);
      return creationOptionsIn(started.get('CredentialCreationOptions'));
    }, signal),
  completeAdding: (Credential) =>
    inSession(async () => {
      const input = { AccessToken: await requireAccessToken(), Credential };
      await callUserPool('CompleteWebAuthnRegistration', input);
      return null;
    }),
  setUsable: (isUsable) => inSession(() => setFactors({ passkeys: isUsable })),
  remove: (CredentialId) =>
    inSession(async () => {
      const input = { AccessToken: await requireAccessToken(), CredentialId };
      try {
        await callUserPool('DeleteWebAuthnCredential', input);
      } catch (thrown) {
        if (nameOf(thrown) !== 'ResourceNotFoundException') throw thrown;
      }
      return null;
    }),
  startSignIn: (email, signal) => settled(attempt, () => startSignIn(email, signal), signal),
  completeSignIn: (request, response, signal) =>
    settled(attempt, () => completeSignIn(request, response, signal), signal),
};

type Attempt = typeof attempt;

function inSession<Value>(work: () => Promise<Value>, signal?: AbortSignal): PasskeyOutcome<Value> {
  return settled(attemptInSession, work, signal);
}

/** Separates what only passkeys have from every other failure, which has one translation for all calls. */
async function settled<Value>(
  attempt: Attempt,
  work: () => Promise<Value>,
  signal?: AbortSignal,
): PasskeyOutcome<Value> {
  const outcome = await attempt(async () => {
    try {
      return ok(await work());
    } catch (thrown) {
      const error: PasskeyError | null =
        signal?.aborted === true ? { code: 'passkey-cancelled' } : passkeyErrorOf(thrown);
      if (error === null) throw thrown;
      return failed(error);
    }
  });
  return outcome.ok ? outcome.value : outcome;
}

/** The signals to password managers need the whole list: they hide what it lacks. */
async function listPasskeys(): Promise<PasskeyList> {
  const passkeys = await everyPage();
  const isUsable = passkeys.length > 0 && (await sharedUser()).hasPasskeyFactor;
  return { passkeys, isUsable };
}

async function everyPage(): Promise<readonly Passkey[]> {
  const passkeys: Passkey[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await callUserPool('ListWebAuthnCredentials', {
      AccessToken: await requireAccessToken(),
      MaxResults: MOST_PASSKEYS,
      ...(next !== null && { NextToken: next }),
    });
    passkeys.push(...listOf(answer.get('Credentials')).flatMap(passkeyIn));
    next = opaqueOrNull(answer.get('NextToken'));
    if (next === null) break;
  }
  return passkeys;
}

function passkeyIn(entry: unknown): Passkey[] {
  const fields = fieldsOf(entry);
  const id = opaqueOrNull(fields.get('CredentialId'));
  if (id === null) return [];
  const name = textOrNull(fields.get('FriendlyCredentialName'))?.trim() ?? '';
  const seconds = fields.get('CreatedAt');
  return [
    {
      id,
      name: name === '' ? null : name,
      addedAt: typeof seconds === 'number' ? timeOrNull(seconds * 1000) : null,
    },
  ];
}

async function startSignIn(email: string, signal: AbortSignal): Promise<PasskeyRequest> {
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

async function completeSignIn(
  { email, username, session }: PasskeyRequest,
  response: object,
  signal: AbortSignal,
): Promise<null> {
  const answer = await answerChallenge(username, session, response, signal);
  const result = fieldsOf(answer.get('AuthenticationResult'));
  // Another challenge: the pool doesn't take a passkey for all the factors that it asks for.
  if (result.size === 0) throw namedError('PasswordRequired');
  try {
    signal.throwIfAborted();
    refuseIfSignedIn();
    expireShadows();
    return await storeSession(result, email);
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
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const ChallengeResponses = { USERNAME, CREDENTIAL: JSON.stringify(response) };
    const input = { ChallengeName: 'WEB_AUTHN', ChallengeResponses, ClientId, Session };
    return await callUserPool('RespondToAuthChallenge', input, signal);
  } catch (thrown) {
    throw refusedProof(thrown);
  }
}

/** Another tab may have signed in, as another user, while the device was asking. */
function refuseIfSignedIn(): void {
  if (hasSessionHint()) throw namedError('UserAlreadyAuthenticatedException');
}
