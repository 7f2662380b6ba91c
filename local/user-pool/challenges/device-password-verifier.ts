import { requireConfirmed, uuidOfDevice } from '../devices.ts';
import { incorrectCredentials, invalidSession } from '../errors.ts';
import { required } from '../parameters.ts';
import { closeSignIn, countSessionFailure } from '../sessions.ts';
import { isProofValid, readProof, spendExchange } from '../srp-exchange.ts';
import { signedIn } from './complete-sign-in.ts';
import { requireChallenge, type ChallengeResponder } from './response.ts';

/** In the device's proof, the group key replaces the pool name and the device key replaces the user. */
export const respondDevicePasswordVerifier: ChallengeResponder = (context, response) => {
  const deviceKey = required(response.responses, 'DEVICE_KEY');
  const proof = readProof(response.responses);
  const { session, record, user } = requireChallenge(context, response);
  if (deviceKey !== record.deviceKey) throw invalidSession();
  const device = requireConfirmed(user, deviceKey);
  const { groupKey, password } = device;
  const exchange = spendExchange(context, proof);
  const claimed = { poolName: groupKey, userId: deviceKey, password };
  if (exchange.sub !== uuidOfDevice(deviceKey) || !isProofValid(exchange, proof, claimed)) {
    countSessionFailure(context.state, session);
    throw incorrectCredentials();
  }
  closeSignIn(context.state, record.signInId);
  device.lastAuthenticatedAt = context.now;
  device.modifiedAt = context.now;
  device.ipAddress = context.caller.ipAddress;
  return signedIn(context, user);
};
