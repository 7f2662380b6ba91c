import type { OperationContext } from '../context.ts';
import { findRemembered, newDevice } from '../devices.ts';
import { closeSignIn } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import { signIn } from '../tokens.ts';
import { challenge } from './challenge.ts';
import type { OpenChallenge } from './response.ts';

/**
 * The end of a sign-in whose factors are all proved: tokens or, where devices are tracked, first the
 * proof of the device that the response names, or a new device beside the tokens.
 */
export async function completeSignIn(
  context: OperationContext,
  { record, user }: Pick<OpenChallenge, 'record' | 'user'>,
  deviceKey?: string,
): Promise<object> {
  closeSignIn(context.state, record.signInId);
  if (user.trait !== 'device-tracking') return signedIn(context, user);
  if (deviceKey !== undefined && findRemembered(user, deviceKey) !== undefined) {
    return challenge(context, { sub: user.sub, name: 'DEVICE_SRP_AUTH', kept: { deviceKey } });
  }
  return signedIn(context, user, { NewDeviceMetadata: newDevice(context, user) });
}

export async function signedIn(
  context: OperationContext,
  user: UserRecord,
  besides: object = {},
): Promise<object> {
  const tokens = await signIn(context, user);
  return { AuthenticationResult: { ...tokens, ...besides }, ChallengeParameters: {} };
}
