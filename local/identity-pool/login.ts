import { decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { notAuthorized } from '../user-pool/errors.ts';

/** The user pool whose ID tokens this identity pool takes. */
export interface LoginRules {
  issuer: string;
  clientId: string;
  keys: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Under which a client hands over the ID token: the issuer without its scheme. */
function providerName(issuer: string): string {
  return issuer.replace(/^\w+:\/\//, '');
}

/**
 * The user that a Logins map vouches for, or null for an empty one, which is a guest's. Throws
 * NotAuthorizedException, in the service's words, for a token that is not this user pool's ID token.
 */
export async function checkLogins(
  logins: Record<string, string>,
  rules: LoginRules,
): Promise<string | null> {
  const [login, ...more] = Object.entries(logins);
  if (login === undefined) return null;
  const [provider, token] = login;
  if (more.length > 0 || provider !== providerName(rules.issuer)) throw unsupportedProvider();
  refuseForeign(decode(token), rules);
  const { sub = '', token_use: use } = await verify(token, rules);
  if (sub === '' || use !== 'id') throw invalidLogin('Not a valid OpenId Connect identity token.');
  return sub;
}

function decode(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw invalidLogin('Not a valid OpenId Connect identity token.');
  }
}

/** What the service says first, whoever signed the token. */
function refuseForeign({ iss, aud }: JWTPayload, { issuer, clientId }: LoginRules): void {
  if (iss !== issuer) throw invalidLogin("Issuer doesn't match providerName");
  if (aud === undefined) throw invalidLogin('Missing a required claim: aud');
  if (aud !== clientId) throw unsupportedProvider();
}

/** Anything but a bad token (the key set cannot be fetched) is our own fault and thrown as it is. */
async function verify(token: string, rules: LoginRules): Promise<JWTPayload> {
  const { issuer, clientId, keys } = rules;
  const currentDate = new Date(rules.now());
  const options = { algorithms: ['RS256'], issuer, audience: clientId, currentDate };
  try {
    return (await jwtVerify(token, keys, { ...options, requiredClaims: ['exp', 'sub'] })).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const now = Math.floor(currentDate.getTime() / 1000);
      throw invalidLogin(`Token expired: ${now} >= ${error.payload.exp}`);
    }
    if (!isTokenProblem(error)) throw error;
    throw invalidLogin("Couldn't verify signed token.");
  }
}

const KEY_SET_TROUBLE = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function isTokenProblem(error: unknown): boolean {
  return error instanceof errors.JOSEError && !KEY_SET_TROUBLE.has(error.code);
}

function invalidLogin(reason: string) {
  return notAuthorized(`Invalid login token. ${reason}`);
}

function unsupportedProvider() {
  return notAuthorized('Token is not from a supported provider of this identity pool.');
}
