import { errors, importJWK, jwtVerify, type JWTPayload } from 'jose';
import { SELF_SERVICE_SCOPE } from './claims.ts';
import type { OperationContext } from './context.ts';
import { notAuthorized, ServiceError } from './errors.ts';
import { signingKeys } from './signing-keys.ts';
import type { UserRecord } from './state.ts';

/** The user an access token speaks for; throws for a foreign, expired, revoked or too narrow one. */
export async function authenticate(
  context: OperationContext,
  token: string,
  scope: string = SELF_SERVICE_SCOPE,
): Promise<UserRecord> {
  const claims = await verify(context, token);
  const { sub, origin_jti: originJti } = claims;
  if (sub === undefined || typeof originJti !== 'string' || claims['token_use'] !== 'access') {
    throw notAuthorized('Invalid Access Token');
  }
  const family = context.state.families[originJti];
  if (family === undefined || family.revoked) {
    throw notAuthorized('Access Token has been revoked');
  }
  if (!(family.scope ?? SELF_SERVICE_SCOPE).split(' ').includes(scope)) {
    throw notAuthorized('Access Token does not have required scopes');
  }
  const user = context.state.users[sub];
  if (user === undefined) {
    throw new ServiceError('UserNotFoundException', 'User does not exist.');
  }
  return user;
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
