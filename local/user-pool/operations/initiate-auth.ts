import { invalidParameter } from '../../kit/aws-errors.ts';
import { startCustomAuth } from '../flows/custom-auth.ts';
import type { Flow } from '../flows/flow.ts';
import { startSrpAuth } from '../flows/srp-auth.ts';
import { startUserAuth } from '../flows/user-auth.ts';
import { clientOperation } from '../operation.ts';
import { required } from '../parameters.ts';
import { renew } from '../renew.ts';

const FLOWS: ReadonlyMap<string, Flow> = new Map<string, Flow>([
  ['USER_SRP_AUTH', startSrpAuth],
  ['USER_AUTH', startUserAuth],
  ['CUSTOM_AUTH', startCustomAuth],
  ['REFRESH_TOKEN_AUTH', refresh],
  ['REFRESH_TOKEN', refresh],
]);

/**
 * Flows that Cognito supports but this app client does not enable. It enables more than infra/template.yaml's, so that
 * other clients can be tested against this pool.
 */
const NOT_ENABLED = ['ADMIN_NO_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH'];

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

async function refresh(...[context, parameters]: Parameters<Flow>): Promise<object> {
  const { tokens } = await renew(context, required(parameters, 'REFRESH_TOKEN'));
  return { AuthenticationResult: tokens, ChallengeParameters: {} };
}
