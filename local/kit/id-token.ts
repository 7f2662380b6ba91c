import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

/** The user pool whose ID tokens a service accepts. */
export interface IdTokenRules {
  issuer: string;
  clientId: string;
  keys: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Verifies signature, issuer, audience and expiry, but not `token_use`; throws what jose throws. */
export async function verifyIdToken(token: string, rules: IdTokenRules): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, rules.keys, {
    algorithms: ['RS256'],
    issuer: rules.issuer,
    audience: rules.clientId,
    requiredClaims: ['sub', 'exp'],
    currentDate: new Date(rules.now()),
  });
  return payload;
}

const KEY_SET_ERRORS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/** Whether the token is at fault; otherwise the key set could not be fetched. */
export function isTokenError(error: unknown): boolean {
  return error instanceof errors.JOSEError && !KEY_SET_ERRORS.has(error.code);
}
