import { CHALLENGES } from '../challenges/registry.ts';
import { requireClient } from '../client.ts';
import type { Operation } from '../context.ts';
import { invalidParameter } from '../errors.ts';
import { readInput } from '../input.ts';
import { CLIENT_ID, SESSION } from '../shapes.ts';

export const respondToAuthChallenge: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    challenge: fields.string('ChallengeName', { oneOf: [...CHALLENGES.keys()] }),
    session: fields.optionalString('Session', SESSION),
    responses: fields.stringMap('ChallengeResponses'),
  }));
  requireClient(context, request.clientId);
  const respond = CHALLENGES.get(request.challenge);
  if (respond === undefined) throw invalidParameter(`Unknown challenge ${request.challenge}`);
  return respond(context, request);
};
