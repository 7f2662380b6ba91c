import type { Handler } from '#local/kit/handler.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { CALLBACK_URL, CLIENT_ID, type TestPool } from './local-user-pool.ts';
import { textAt } from './text-at.ts';

/** A browser and a client of the hosted UI, which use its HTTP interface only. */

export const POOL_URL = 'http://localhost:4101';

/** RFC 7636, appendix B. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export const AUTHORIZE: Readonly<Record<string, string>> = {
  client_id: CLIENT_ID,
  redirect_uri: CALLBACK_URL,
  response_type: 'code',
  scope: 'openid email profile aws.cognito.signin.user.admin',
  state: 'a state-7b',
  identity_provider: 'Google',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
};

export function handlerOf({ pool }: TestPool): Handler {
  return userPoolHandler(pool);
}

/** Omits parameters that are null. */
function without(parameters: Record<string, string | null>): URLSearchParams {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) given.set(name, value);
  }
  return given;
}

export function authorize(
  test: TestPool,
  overrides: Record<string, string | null> = {},
): Promise<Response> {
  const query = without({ ...AUTHORIZE, ...overrides });
  return handlerOf(test)(new Request(`${POOL_URL}/oauth2/authorize?${query.toString()}`));
}

export function get(test: TestPool, path: string): Promise<Response> {
  return handlerOf(test)(new Request(POOL_URL + path));
}

export function post(
  test: TestPool,
  path: string,
  fields: Record<string, string | null>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = without(fields);
  return handlerOf(test)(new Request(POOL_URL + path, { method: 'POST', body, headers }));
}

/** The id of a request that waits for the user to choose an account. */
export async function waitingRequest(
  test: TestPool,
  overrides: Record<string, string | null> = {},
): Promise<string> {
  const response = await authorize(test, overrides);
  const location = new URL(response.headers.get('location') ?? '', POOL_URL);
  return location.searchParams.get('request') ?? '';
}

export function choose(
  test: TestPool,
  request: string,
  choice = 'ada@gmail.example',
): Promise<Response> {
  return post(test, '/google/accounts', { request, choice });
}

/** The code that follows choosing an account. */
export async function newCode(
  test: TestPool,
  choice?: string,
  overrides: Record<string, string | null> = {},
): Promise<string> {
  const response = await choose(test, await waitingRequest(test, overrides), choice);
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

export function exchange(
  test: TestPool,
  code: string,
  overrides: Record<string, string | null> = {},
): Promise<Response> {
  return post(test, '/oauth2/token', {
    grant_type: 'authorization_code',
    code,
    client_id: CLIENT_ID,
    redirect_uri: CALLBACK_URL,
    code_verifier: VERIFIER,
    ...overrides,
  });
}

export interface GoogleTokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

export async function signInWithGoogle(test: TestPool, choice?: string): Promise<GoogleTokens> {
  const tokens: unknown = await (await exchange(test, await newCode(test, choice))).json();
  return {
    accessToken: textAt(tokens, 'access_token'),
    idToken: textAt(tokens, 'id_token'),
    refreshToken: textAt(tokens, 'refresh_token'),
  };
}

/** The status of a refusal, and its body. */
export const errorOf = async (response: Response | Promise<Response>) => {
  const answer = await response;
  return [answer.status, await answer.json()];
};

export const INVALID_GRANT = [400, { error: 'invalid_grant' }];
