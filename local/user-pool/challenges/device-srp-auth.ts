import { requireConfirmed, uuidOfDevice } from '../devices.ts';
import { required } from '../parameters.ts';
import { closeSignIn } from '../sessions.ts';
import { readPublicValue, startExchange } from '../srp-exchange.ts';
import { issueChallenge } from './challenge.ts';
import { requireChallenge, type ChallengeResponder } from './response.ts';

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
