import { errors, importJWK, jwtVerify, type JWTPayload } from 'jose';
import { ownValue } from '../kit/own-value.ts';
import { SELF_SERVICE_SCOPE } from './claims.ts';
import type { OperationContext } from './context.ts';
import { unknownUser } from './errors.ts';
import { notAuthorized } from '../kit/aws-errors.ts';
import { signingKeys } from './signing-keys.ts';
import type { TokenFamily, UserRecord } from './state.ts';

export interface Session {
  user: UserRecord;
  /** The sign-in that the access token belongs to. */
  family: TokenFamily;
}

export async function authenticate(context: OperationContext, token: string): Promise<UserRecord> {
  return (await authenticateSession(context, token)).user;
}

/** Throws ServiceError for a foreign, expired or revoked access token, or one without the scope. */
export async function authenticateSession(
  context: OperationContext,
  token: string,
): Promise<Session> {
  const claims = await verify(context, token);
  const { sub, origin_jti: originJti } = claims;
  if (sub === undefined || typeof originJti !== 'string' || claims['token_use'] !== 'access') {
    throw notAuthorized('Invalid Access Token');
  }
  const user = ownValue(context.state.users, sub);
  if (user === undefined) throw unknownUser();
  const family = ownValue(context.state.families, originJti);
  if (family === undefined || family.revoked) {
    throw notAuthorized('Access Token has been revoked');
  }
  if (!(family.scope ?? SELF_SERVICE_SCOPE).split(' ').includes(SELF_SERVICE_SCOPE)) {
    throw notAuthorized('Access Token does not have required scopes');
  }
  return { user, family };
}

async function verify(context: OperationContext, token: string): Promise<JWTPayload> {
  const { access } = await signingKeys(context);
  const key = await importJWK(access.publicKey, 'RS256');
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: context.pool.issuer,
      algorithms: ['RS256'],
      currentDate: new Date(context.now),
    });
    return payload;
  } catch (error) {
    const expired = error instanceof errors.JWTExpired;
    throw notAuthorized(expired ? 'Access Token has expired' : 'Invalid Access Token');
  }
}
