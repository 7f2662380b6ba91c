import {
  LOCAL_CLIENT_ID,
  LOCAL_IDENTITY_POOL_ID,
  LOCAL_USER_POOL_ID,
  type LocalPorts,
} from '#local/settings.ts';
import { CHALLENGE, VERIFIER } from '../../tests/setup/hosted-ui.ts';
import { textAt } from '../../tests/setup/text-at.ts';

/** An unsuccessful response, read to its end. A request without a response throws fetch's own error. */
export class Refused extends Error {
  override name = 'Refused';
}

const at = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`;

async function answered(request: Promise<Response>): Promise<unknown> {
  const response = await request;
  const text = await response.text();
  if (!response.ok) throw new Refused(`${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/** An operation of the user pool or, with its own prefix, of the identity pool. */
export function callPool(
  { userPool, identityPool }: LocalPorts,
  operation: string,
  input: object,
): Promise<unknown> {
  const isIdentity = operation === 'GetId';
  const service = isIdentity ? 'AWSCognitoIdentityService' : 'AWSCognitoIdentityProviderService';
  return answered(
    fetch(at(isIdentity ? identityPool : userPool), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `${service}.${operation}`,
      },
      body: JSON.stringify(input),
    }),
  );
}

export function postJson(port: number, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return answered(fetch(at(port, path), { method: 'POST', headers, body: JSON.stringify(body) }));
}

function postForm(port: number, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(at(port, path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

async function locationOf(request: Promise<Response>): Promise<URL> {
  const response = await request;
  await response.arrayBuffer();
  const location = response.headers.get('location');
  if (location === null) throw new Refused(`${response.status} without a Location`);
  return new URL(location, 'http://127.0.0.1');
}

const redirectUri = ({ app }: LocalPorts) => `http://localhost:${app}/callback`;

/** The authorization code for a new Google account. */
export async function codeFor(ports: LocalPorts, email: string): Promise<string> {
  const query = new URLSearchParams({
    client_id: LOCAL_CLIENT_ID,
    redirect_uri: redirectUri(ports),
    response_type: 'code',
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'soak',
    identity_provider: 'Google',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  });
  const authorize = at(ports.userPool, `/oauth2/authorize?${query.toString()}`);
  const waiting = await locationOf(fetch(authorize, { redirect: 'manual' }));
  const chosen = await locationOf(
    postForm(ports.userPool, '/google/accounts', {
      request: waiting.searchParams.get('request') ?? '',
      choice: 'other',
      name: 'Google user',
      email,
    }),
  );
  const code = chosen.searchParams.get('code');
  if (code === null) throw new Refused(`No code: ${chosen.search}`);
  return code;
}

export interface GoogleSession {
  email: string;
  access: string;
  id: string;
  refresh: string;
}

export async function redeem(
  ports: LocalPorts,
  email: string,
  code: string,
): Promise<GoogleSession> {
  const tokens = await answered(
    postForm(ports.userPool, '/oauth2/token', {
      grant_type: 'authorization_code',
      code,
      client_id: LOCAL_CLIENT_ID,
      redirect_uri: redirectUri(ports),
      code_verifier: VERIFIER,
    }),
  );
  return {
    email,
    access: textAt(tokens, 'access_token'),
    id: textAt(tokens, 'id_token'),
    refresh: textAt(tokens, 'refresh_token'),
  };
}

/** The identity of an ID token's user, which is the same at every call. */
export async function identityOf(ports: LocalPorts, idToken: string): Promise<string> {
  const issuer = `localhost:${ports.userPool}/${LOCAL_USER_POOL_ID}`;
  const answer = await callPool(ports, 'GetId', {
    IdentityPoolId: LOCAL_IDENTITY_POOL_ID,
    Logins: { [issuer]: idToken },
  });
  return textAt(answer, 'IdentityId');
}
