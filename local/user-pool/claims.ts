import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { OperationContext } from './context.ts';
import { identitiesOf, providerGroups } from './hosted-ui/identities.ts';
import { newUuid } from '../kit/random.ts';
import type { TokenFamily, UserRecord } from './state.ts';
import { usernameOf } from './users.ts';

/** Lets a token read and change its own user; every sign-in by password grants it. */
export const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/** Claims common to both tokens; `auth_time` and `origin_jti` are those of the sign-in, even after a refresh. */
function sharedClaims(
  { pool, now, randomBytes }: OperationContext,
  user: UserRecord,
  family: TokenFamily,
): JWTPayload {
  const iat = Math.floor(now / 1000);
  const groups = providerGroups(pool.id, user);
  return {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: pool.issuer,
    origin_jti: family.originJti,
    auth_time: Math.floor(family.authTime / 1000),
    iat,
    exp: iat + pool.tokenSeconds,
    jti: newUuid(randomBytes),
  };
}

export function accessClaims(
  context: OperationContext,
  user: UserRecord,
  family: TokenFamily,
): JWTPayload {
  return {
    ...sharedClaims(context, user, family),
    ...(family.scope !== undefined && { version: 2 }),
    token_use: 'access',
    scope: family.scope ?? SELF_SERVICE_SCOPE,
    client_id: context.pool.clientId,
    username: usernameOf(user),
  };
}

/** Only tokens of the hosted UI have an `at_hash` (OpenID Connect Core 1.0, section 3.1.3.6). */
export function idClaims(
  context: OperationContext,
  user: UserRecord,
  family: TokenFamily,
  accessToken: string,
): JWTPayload {
  return {
    ...user.attributes,
    ...sharedClaims(context, user, family),
    ...(family.scope !== undefined && { at_hash: halfHash(accessToken) }),
    ...(user.federated && { identities: identitiesOf(user) }),
    email_verified: user.emailVerified,
    'cognito:username': usernameOf(user),
    aud: context.pool.clientId,
    token_use: 'id',
  };
}

function halfHash(token: string): string {
  const hash = createHash('sha256').update(token).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}
