import type { OperationContext } from '../context.ts';
import { findConfirmed, newDevice } from '../devices.ts';
import { clearFailures } from '../lockout.ts';
import { closeSignIn } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import { signIn } from '../tokens.ts';
import { issueChallenge, type OpenChallenge } from './challenge.ts';

/**
 * Ends a sign-in after its last factor. With device tracking, a remembered device is challenged
 * before the tokens are issued, and any other sign-in gets a new device beside them.
 */
export async function completeSignIn(
  context: OperationContext,
  { record, user }: Pick<OpenChallenge, 'record' | 'user'>,
  deviceKey?: string,
): Promise<object> {
  closeSignIn(context.state, record.signInId);
  if (user.trait !== 'device-tracking') return signedIn(context, user);
  const device = deviceKey === undefined ? undefined : findConfirmed(user, deviceKey);
  if (deviceKey === undefined || device === undefined) {
    return signedIn(context, user, { NewDeviceMetadata: newDevice(context, user) });
  }
  return issueChallenge(context, { sub: user.sub, name: 'DEVICE_SRP_AUTH', kept: { deviceKey } });
}

export async function signedIn(
  context: OperationContext,
  user: UserRecord,
  besides: object = {},
): Promise<object> {
  clearFailures(context, 'code', user.sub);
  const tokens = await signIn(context, user);
  return { AuthenticationResult: { ...tokens, ...besides }, ChallengeParameters: {} };
}
