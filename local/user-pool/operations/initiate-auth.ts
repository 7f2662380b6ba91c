import { requireClient } from '../client.ts';
import type { Operation, OperationContext } from '../context.ts';
import { invalidParameter } from '../errors.ts';
import { readInput } from '../input.ts';
import { required } from '../parameters.ts';
import { simulatedPassword } from '../passwords.ts';
import { seal, SECRET_BLOCK_MS, SERVER_EXPONENT_BYTES } from '../secret-block.ts';
import { CLIENT_ID } from '../shapes.ts';
import { fromHex, parsePublic, serverPublic, toNumber } from '../srp.ts';
import { identify } from '../users.ts';
import { refreshTokens } from './get-tokens-from-refresh-token.ts';

type Flow = (context: OperationContext, parameters: Record<string, string>) => object;

const FLOWS: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['USER_SRP_AUTH', startSrp],
  ['REFRESH_TOKEN_AUTH', refresh],
  ['REFRESH_TOKEN', refresh],
]);

/** Flows that Cognito has and this app client has not. */
const NOT_ENABLED = [
  'ADMIN_NO_SRP_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'CUSTOM_AUTH',
  'USER_AUTH',
  'USER_PASSWORD_AUTH',
];

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

/** An unknown user gets a challenge like any other: the same salt and user id each time. */
function startSrp(context: OperationContext, parameters: Record<string, string>): object {
  const A = parsePublic(required(parameters, 'SRP_A'));
  const username = required(parameters, 'USERNAME');
  if (A === null) throw invalidParameter('SRP_A is not a valid public value.');

  const { sub, user } = identify(context, username);
  const { salt, verifier } = user?.password ?? simulatedPassword(context.secret, sub);
  const b = toNumber(context.randomBytes(SERVER_EXPONENT_BYTES));
  const B = serverPublic(fromHex(verifier), b);
  const block = seal(context, { sub, A, B, b, expiresAt: context.now + SECRET_BLOCK_MS });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SRP_B: B.toString(16),
      SECRET_BLOCK: block.toString('base64'),
      USER_ID_FOR_SRP: sub,
      USERNAME: sub,
    },
  };
}

async function refresh(
  context: OperationContext,
  parameters: Record<string, string>,
): Promise<object> {
  const tokens = await refreshTokens(context, required(parameters, 'REFRESH_TOKEN'));
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
}
