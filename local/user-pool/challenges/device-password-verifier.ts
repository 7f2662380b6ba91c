import { requireRemembered, uuidOfDevice } from '../devices.ts';
import { incorrectCredentials, notAuthorized } from '../errors.ts';
import { required } from '../parameters.ts';
import { closeSignIn, countSessionFailure } from '../sessions.ts';
import { proofHolds, readProof, spendExchange } from '../srp-exchange.ts';
import { signedIn } from './complete-sign-in.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';

/** The proof of the device that DEVICE_SRP_AUTH was for: its group stands for the pool, its key for the user. */
export const respondDevicePasswordVerifier: ChallengeResponder = (context, response) => {
  const deviceKey = required(response.responses, 'DEVICE_KEY');
  const proof = readProof(response.responses);
  const { session, record, user } = openChallenge(context, response);
  if (deviceKey !== record.deviceKey) throw notAuthorized('Invalid session for the user.');
  const { groupKey, password } = requireRemembered(user, deviceKey);
  const exchange = spendExchange(context, proof);
  const claimed = { poolName: groupKey, userId: deviceKey, password };
  if (exchange.sub !== uuidOfDevice(deviceKey) || !proofHolds(exchange, proof, claimed)) {
    countSessionFailure(context.state, session);
    throw incorrectCredentials();
  }
  closeSignIn(context.state, record.signInId);
  return signedIn(context, user);
};
