import { ownValue } from '../../kit/own-value.ts';
import { SELF_SERVICE_SCOPE } from '../claims.ts';
import type { OperationContext } from '../context.ts';
import { hashOf, opaqueToken } from '../secrets.ts';
import { addressWith, type Parameters } from './parameters.ts';
import type { AuthorizationRequest, Grant } from './records.ts';

const REQUEST_MS = 10 * 60_000;
/** RFC 7636, section 4.2: 32 bytes in base64url. */
const CODE_CHALLENGE = /^[\w-]{43}$/;

/** Problems on which the browser must not be redirected: client or redirect_uri are not trusted. */
export type AuthorizeProblem = 'invalid_client' | 'redirect_mismatch' | 'invalid_request';

export type Authorization =
  | { outcome: 'refused'; problem: AuthorizeProblem }
  | { outcome: 'redirect'; to: string }
  | { outcome: 'pending'; requestId: string };

interface ParameterProblem {
  error: 'invalid_request' | 'unauthorized_client' | 'login_required';
  description: string | null;
}

/**
 * The authorization endpoint (RFC 6749, section 4.1.1). Google is the only provider; PKCE is required,
 * since the client has no secret (RFC 9700, section 2.1.1).
 */
export function authorize(context: OperationContext, parameters: Parameters): Authorization {
  const redirectUri = parameters.get('redirect_uri');
  const problem = clientProblem(context, parameters);
  if (problem !== null || redirectUri === null) {
    return { outcome: 'refused', problem: problem ?? 'invalid_request' };
  }
  const state = parameters.repeats('state') ? null : parameters.get('state');
  const checked = check(parameters, redirectUri);
  if ('error' in checked) {
    const { error, description } = checked;
    const to = addressWith(redirectUri, { error_description: description, state, error });
    return { outcome: 'redirect', to };
  }
  const requestId = opaqueToken(context.randomBytes);
  context.state.authorizationRequests[hashOf(requestId)] = {
    ...checked,
    state,
    expiresAt: context.now + REQUEST_MS,
  };
  return { outcome: 'pending', requestId };
}

/** A pending request; null once it was answered or is ten minutes old. */
export function findRequest(
  { state, now }: OperationContext,
  requestId: string,
): AuthorizationRequest | null {
  const found = ownValue(state.authorizationRequests, hashOf(requestId));
  return found !== undefined && found.expiresAt > now ? found : null;
}

export function closeRequest({ state }: OperationContext, requestId: string): void {
  delete state.authorizationRequests[hashOf(requestId)];
}

/** Callback URLs must match exactly, as strings (RFC 9700, section 2.1). */
function clientProblem(
  { pool }: OperationContext,
  parameters: Parameters,
): AuthorizeProblem | null {
  if (parameters.repeats('client_id') || parameters.repeats('redirect_uri')) {
    return 'invalid_request';
  }
  const redirectUri = parameters.get('redirect_uri');
  if (parameters.get('client_id') === null || redirectUri === null) return 'invalid_request';
  if (parameters.get('client_id') !== pool.clientId) return 'invalid_client';
  return pool.callbackUrls.includes(redirectUri) ? null : 'redirect_mismatch';
}

function check(parameters: Parameters, redirectUri: string): Grant | ParameterProblem {
  const invalid = (description: string) => ({ error: 'invalid_request' as const, description });
  const responseType = parameters.get('response_type');
  const codeChallenge = parameters.get('code_challenge');
  const scope = grantedScope(parameters.get('scope'));
  if (parameters.repeats()) return invalid('A parameter is there more than once');
  if (responseType === 'token') return { error: 'unauthorized_client', description: null };
  if (responseType !== 'code') return invalid('response_type must be code');
  if (codeChallenge === null) return invalid('code_challenge is required');
  if (parameters.get('code_challenge_method') !== 'S256') {
    return invalid('code_challenge_method must be S256');
  }
  if (!CODE_CHALLENGE.test(codeChallenge)) return invalid('code_challenge is not valid');
  if (scope === null) return invalid('invalid_scope');
  const provider = parameters.get('identity_provider') ?? 'Google';
  if (provider !== 'Google' || parameters.get('idp_identifier') !== null) {
    return invalid('Login option is not available. Please try another one');
  }
  // The hosted UI keeps no session, so a silent sign-in never succeeds.
  if (parameters.get('prompt')?.split(' ').includes('none') === true) {
    return { error: 'login_required', description: null };
  }
  return { redirectUri, scope, codeChallenge };
}

/** The app client's allowed scopes. */
const SCOPES = ['openid', 'email', 'profile', SELF_SERVICE_SCOPE] as const;

/** The requested scopes without duplicates, by default all; null if one is not allowed. */
function grantedScope(requested: string | null): string | null {
  if (requested === null) return SCOPES.join(' ');
  const wanted = [...new Set(requested.split(' '))];
  const allowed: readonly string[] = SCOPES;
  return wanted.every((scope) => allowed.includes(scope)) ? wanted.join(' ') : null;
}
