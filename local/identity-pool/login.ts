import { decodeJwt, errors, type JWTPayload } from 'jose';
import { isTokenError, verifyIdToken, type IdTokenRules } from '../kit/id-token.ts';
import { notAuthorized } from '../kit/aws-errors.ts';

/** The key of the Logins map: the issuer without its scheme. */
function providerName(issuer: string): string {
  return issuer.replace(/^\w+:\/\//, '');
}

/**
 * The `sub` of the user in a Logins map; null for an empty one, which is a guest's. Throws
 * NotAuthorizedException unless the token is an ID token of this user pool.
 */
export async function checkLogins(
  logins: Record<string, string>,
  rules: IdTokenRules,
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

/** The service checks these claims before the signature. */
function refuseForeign({ iss, aud }: JWTPayload, { issuer, clientId }: IdTokenRules): void {
  if (iss !== issuer) throw invalidLogin("Issuer doesn't match providerName");
  if (aud === undefined) throw invalidLogin('Missing a required claim: aud');
  if (aud !== clientId) throw unsupportedProvider();
}

/** Failures that are not the token's fault, such as an unavailable key set, are rethrown as they are. */
async function verify(token: string, rules: IdTokenRules): Promise<JWTPayload> {
  try {
    return await verifyIdToken(token, rules);
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const now = Math.floor(rules.now() / 1000);
      throw invalidLogin(`Token expired: ${now} >= ${error.payload.exp}`);
    }
    if (!isTokenError(error)) throw error;
    throw invalidLogin("Couldn't verify signed token.");
  }
}

function invalidLogin(reason: string) {
  return notAuthorized(`Invalid login token. ${reason}`);
}

function unsupportedProvider() {
  return notAuthorized('Token is not from a supported provider of this identity pool.');
}
