import { requireConfirmed, uuidOfDevice } from '../devices.ts';
import { required } from '../parameters.ts';
import { closeSignIn } from '../sessions.ts';
import { readPublicValue, startExchange } from '../srp-exchange.ts';
import { challenge } from './challenge.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';

export const respondDeviceSrpAuth: ChallengeResponder = (context, response) => {
  const deviceKey = required(response.responses, 'DEVICE_KEY');
  const A = readPublicValue(response.responses);
  const { record, user } = openChallenge(context, response);
  const { password } = requireConfirmed(user, deviceKey);
  closeSignIn(context.state, record.signInId);
  return challenge(context, {
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
