import { requireClient } from '../client.ts';
import type { Operation } from '../context.ts';
import { invalidParameter } from '../errors.ts';
import { startCustomAuth } from '../flows/custom-auth.ts';
import type { Flow } from '../flows/flow.ts';
import { startSrpAuth } from '../flows/srp-auth.ts';
import { startUserAuth } from '../flows/user-auth.ts';
import { readInput } from '../input.ts';
import { required } from '../parameters.ts';
import { CLIENT_ID } from '../shapes.ts';
import { refreshTokens } from './get-tokens-from-refresh-token.ts';

const FLOWS: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['USER_SRP_AUTH', startSrpAuth],
  ['USER_AUTH', startUserAuth],
  ['CUSTOM_AUTH', startCustomAuth],
  ['REFRESH_TOKEN_AUTH', refresh],
  ['REFRESH_TOKEN', refresh],
]);

/** Flows that Cognito has and this app client has not. */
const NOT_ENABLED = ['ADMIN_NO_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH'];

export const initiateAuth: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    flow: fields.string('AuthFlow', { oneOf: [...FLOWS.keys(), ...NOT_ENABLED] }),
    parameters: fields.stringMap('AuthParameters'),
  }));
  requireClient(context, request.clientId);
  const flow = FLOWS.get(request.flow);
  if (flow === undefined) {
    throw invalidParameter(`${request.flow} flow not enabled for this client`);
  }
  return flow(context, request.parameters);
};

async function refresh(...[context, parameters]: Parameters<Flow>): Promise<object> {
  const tokens = await refreshTokens(context, required(parameters, 'REFRESH_TOKEN'));
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
}
