import { askForPassword } from '../challenges/ask-for-password.ts';
import { startUserAuth } from '../challenges/first-factors.ts';
import { CHALLENGES } from '../challenges/registry.ts';
import type { OperationContext } from '../context.ts';
import { required } from '../errors.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { clientOperation } from '../operation.ts';
import { SESSION } from '../shapes.ts';
import { renew } from '../tokens.ts';
import { identify } from '../users.ts';

type Parameters = Record<string, string>;
/** Starts a sign-in with its AuthParameters; returns tokens or the first challenge. */
type Flow = (context: OperationContext, parameters: Parameters) => object | Promise<object>;

const startSrpAuth: Flow = (context, parameters) =>
  askForPassword(context, identify(context, required(parameters, 'USERNAME')), parameters);

const refresh: Flow = async (context, parameters) => ({
  AuthenticationResult: await renew(context, required(parameters, 'REFRESH_TOKEN')),
  ChallengeParameters: {},
});

const FLOWS: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['USER_AUTH', startUserAuth],
  ['USER_SRP_AUTH', startSrpAuth],
  ['REFRESH_TOKEN_AUTH', refresh],
  ['REFRESH_TOKEN', refresh],
]);

/** Flows that Cognito supports but this app client, like infra/template.yaml's, does not enable. */
const NOT_ENABLED = [
  'ADMIN_NO_SRP_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'CUSTOM_AUTH',
  'USER_PASSWORD_AUTH',
];

export const initiateAuth = clientOperation(
  (fields) => ({
    name: fields.string('AuthFlow', { oneOf: [...FLOWS.keys(), ...NOT_ENABLED] }),
    parameters: fields.stringMap('AuthParameters'),
  }),
  (context, { name, parameters }) => {
    const flow = FLOWS.get(name);
    if (flow === undefined) throw invalidParameter(`${name} flow not enabled for this client`);
    return flow(context, parameters);
  },
);

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
