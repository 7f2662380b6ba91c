import { requireConfirmed, uuidOfDevice } from '../devices.ts';
import { incorrectCredentials, invalidSession, required } from '../errors.ts';
import { closeSignIn, countSessionFailure } from '../sessions.ts';
import {
  isProofValid,
  readProof,
  readPublicValue,
  spendExchange,
  startExchange,
} from '../srp-exchange.ts';
import { issueChallenge, requireChallenge, type ChallengeResponder } from './challenge.ts';
import { signedIn } from './complete-sign-in.ts';

export const respondDeviceSrpAuth: ChallengeResponder = (context, response) => {
  const deviceKey = required(response.responses, 'DEVICE_KEY');
  const A = readPublicValue(response.responses);
  const { record, user } = requireChallenge(context, response);
  const { password } = requireConfirmed(user, deviceKey);
  closeSignIn(context.state, record.signInId);
  return issueChallenge(context, {
    sub: user.sub,
    name: 'DEVICE_PASSWORD_VERIFIER',
    parameters: {
      ...startExchange(context, { sub: uuidOfDevice(deviceKey), password, A }),
      USERNAME: user.sub,
      DEVICE_KEY: deviceKey,
    },
    kept: { deviceKey },
  });
};

/** In the device's proof, the group key replaces the pool name and the device key replaces the user. */
export const respondDevicePasswordVerifier: ChallengeResponder = (context, response) => {
  const deviceKey = required(response.responses, 'DEVICE_KEY');
  const proof = readProof(response.responses);
  const { session, record, user } = requireChallenge(context, response);
  if (deviceKey !== record.deviceKey) throw invalidSession();
  const { groupKey, password } = requireConfirmed(user, deviceKey);
  const exchange = spendExchange(context, proof);
  const claimed = { poolName: groupKey, userId: deviceKey, password };
  if (exchange.sub !== uuidOfDevice(deviceKey) || !isProofValid(exchange, proof, claimed)) {
    countSessionFailure(context.state, session);
    throw incorrectCredentials();
  }
  closeSignIn(context.state, record.signInId);
  return signedIn(context, user);
};
