import { CHALLENGES } from '../challenges/registry.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { clientOperation } from '../operation.ts';
import { SESSION } from '../shapes.ts';

export const respondToAuthChallenge = clientOperation(
  (fields) => ({
    challenge: fields.string('ChallengeName', { oneOf: [...CHALLENGES.keys()] }),
    session: fields.optionalString('Session', SESSION),
    responses: fields.stringMap('ChallengeResponses'),
  }),
  (context, response) => {
    const respond = CHALLENGES.get(response.challenge);
    if (respond === undefined) throw invalidParameter(`Unknown challenge ${response.challenge}`);
    return respond(context, response);
  },
);
