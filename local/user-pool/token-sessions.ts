import type { OperationContext } from './context.ts';
import { deviceTypeOf } from './device-type.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { randomText, type RandomBytes } from '../kit/random.ts';
import type { TokenFamily, TokenSession, UserPoolState } from './state.ts';
import { undrafted } from './undrafted.ts';

/** The default of SetUserPoolSessionConfiguration's TokenSession.MaxPerUser. */
const MAX_PER_USER = 20;
const ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 25;

export type TrackedFamily = TokenFamily & { session: TokenSession };

/** Tracks a sign-in if the pool tracks sessions, and evicts the least recently active ones. */
export function trackSession(context: OperationContext, family: TokenFamily): void {
  const { state, now, randomBytes } = context;
  if (!state.sessionTracking) return;
  for (const evicted of activeSessions(context, family.sub).slice(MAX_PER_USER - 1)) {
    revokeFamily(evicted);
  }
  family.session = { id: newId(randomBytes), createdAt: now, ...activity(context) };
}

/** Records a token refresh as activity. */
export function touchSession(context: OperationContext, { session }: TokenFamily): void {
  if (context.state.sessionTracking && session !== undefined) {
    Object.assign(session, activity(context));
  }
}

/** The user's valid sessions, most recently active first. */
export function activeSessions(
  { state, now }: Pick<OperationContext, 'state' | 'now'>,
  sub: string,
): TrackedFamily[] {
  return Object.values(undrafted(state.families))
    .filter((family) => family.sub === sub && !family.revoked && family.expiresAt > now)
    .map(({ originJti }) => state.families[originJti])
    .filter((family) => family !== undefined)
    .filter((family): family is TrackedFamily => family.session !== undefined)
    .toSorted((left, right) => right.session.lastActiveAt - left.session.lastActiveAt);
}

export function requireTracking(state: UserPoolState): void {
  if (state.sessionTracking) return;
  throw new ServiceError(
    'OperationNotEnabledException',
    'Session tracking is not enabled for this user pool.',
  );
}

function activity({ now, caller }: OperationContext) {
  return {
    lastActiveAt: now,
    deviceType: deviceTypeOf(caller.userAgent),
    ipAddress: caller.ipAddress,
  };
}

/** `tkn` for a token session and 25 lower-case letters and digits. */
function newId(randomBytes: RandomBytes): string {
  return `tkn${randomText(randomBytes, ID_LENGTH, ID_ALPHABET)}`;
}

/** Revokes a refresh token and every token issued from it, which ends the session that they belong to. */
export function revokeFamily(family: TokenFamily): void {
  family.revoked = true;
  delete family.session;
}
