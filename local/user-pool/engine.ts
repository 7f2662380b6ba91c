import { isDeepStrictEqual } from 'node:util';
import type { JSONWebKeySet } from 'jose';
import type { Mail, SendMail } from '../kit/mail.ts';
import type { Store } from '../kit/store.ts';
import type { OperationContext, PoolIdentity } from './context.ts';
import { ServiceError } from './errors.ts';
import { openIdConfiguration, type OpenIdConfiguration } from './open-id-configuration.ts';
import { createHostedUi, type HostedUi } from './hosted-ui/engine.ts';
import { OPERATIONS } from './operations/registry.ts';
import { prune } from './prune.ts';
import { newPoolSecret } from './secrets.ts';
import { publicKeys } from './signing-keys.ts';
import { emptyUserPoolState, type UserPoolState } from './state.ts';
import type { SignInTrait } from './trait-names.ts';
import { forgetDevices, setTrait } from './traits.ts';
import { summarise, summary, type UserSummary } from './users.ts';

export interface UserPoolDeps {
  poolId: string;
  clientId: string;
  /** Where the pool is reached, ending in the pool id: http://localhost:4101/eu-west-1_Lureproof */
  issuer: string;
  /** Where the hosted pages may send people back to, as exact URLs; without them, nowhere. */
  callbackUrls?: readonly string[];
  logoutUrls?: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
  store: Store<UserPoolState>;
  sendMail: SendMail;
}

export interface NewUser {
  email: string;
  name?: string;
  /** Made up when left out; mailed in either case. */
  temporaryPassword?: string;
}

export interface UserPool {
  readonly poolId: string;
  /** Runs one operation of the Cognito API; throws ServiceError as the service would answer. */
  call(operation: string, input: unknown): Promise<object>;
  jwks(): Promise<JSONWebKeySet>;
  openIdConfiguration(): OpenIdConfiguration;
  readonly hostedUi: HostedUi;
  /** For the console: newest first, without secrets or verifiers. */
  listUsers(): UserSummary[];
  /** AdminCreateUser for the console; throws ServiceError. */
  adminCreateUser(user: NewUser): Promise<UserSummary>;
  /** What the user's next sign-ins meet; throws ServiceError for a user who is not known. */
  setTrait(email: string, trait: SignInTrait): Promise<UserSummary>;
  /** The devices of device tracking; throws ServiceError for a user who is not known. */
  forgetDevices(email: string): Promise<UserSummary>;
}

type Work<Result> = (context: OperationContext) => Result | Promise<Result>;

export function createUserPool(deps: UserPoolDeps): UserPool {
  const run = transactions(deps);
  const listUsers = () => summarise(deps.store.read());
  const call = (operation: string, input: unknown) =>
    run<object>((context) => {
      const found = OPERATIONS.get(operation);
      if (found === undefined) {
        throw new ServiceError('UnknownOperationException', `Unknown operation ${operation}`);
      }
      return found(context, input);
    });
  return {
    poolId: deps.poolId,
    call,
    jwks: () => run(publicKeys),
    openIdConfiguration: () => openIdConfiguration(deps.issuer),
    hostedUi: createHostedUi(run, poolIdentity(deps)),
    listUsers,
    setTrait: (email, trait) =>
      run(async (context) => summary(await setTrait(context, email, trait))),
    forgetDevices: (email) => run((context) => summary(forgetDevices(context, email))),
    adminCreateUser: async ({ email, name, temporaryPassword }) => {
      await call('AdminCreateUser', {
        UserPoolId: deps.poolId,
        Username: email,
        TemporaryPassword: temporaryPassword,
        UserAttributes: [
          { Name: 'email_verified', Value: 'true' },
          ...(name === undefined ? [] : [{ Name: 'name', Value: name }]),
        ],
      });
      const wanted = email.toLowerCase();
      const created = listUsers().find(
        ({ email, status }) => email === wanted && status !== 'EXTERNAL_PROVIDER',
      );
      if (created === undefined) throw new Error('The new user is not in the store.');
      return created;
    },
  };
}

/**
 * Calls run one after another, each on its own draft, so none loses another's writes. The draft is
 * kept after a success or a ServiceError and dropped after any other exception; mail goes out last.
 */
function transactions(deps: UserPoolDeps) {
  const pool = poolIdentity(deps);
  let last: Promise<unknown> = Promise.resolve();

  async function transact<Result>(work: Work<Result>): Promise<Result> {
    const before = deps.store.read();
    const state = { ...emptyUserPoolState(), ...structuredClone(before) };
    const secret = state.secret ?? newPoolSecret(deps.randomBytes);
    state.secret = secret;
    const outbox: Mail[] = [];
    const { randomBytes } = deps;
    const now = deps.now();
    const commit = () => {
      if (!isDeepStrictEqual(state, before)) deps.store.write(prune(state, now));
      outbox.forEach(deps.sendMail);
    };
    try {
      const result = await work({ pool, state, secret, now, randomBytes, outbox });
      commit();
      return result;
    } catch (error) {
      if (error instanceof ServiceError) commit();
      throw error;
    }
  }

  return function run<Result>(work: Work<Result>): Promise<Result> {
    const result = last.then(() => transact(work));
    last = result.catch(() => undefined);
    return result;
  };
}

function poolIdentity({ poolId, clientId, issuer, ...urls }: UserPoolDeps): PoolIdentity {
  const { callbackUrls = [], logoutUrls = [] } = urls;
  const name = poolId.slice(poolId.indexOf('_') + 1);
  return { id: poolId, name, clientId, issuer, callbackUrls, logoutUrls };
}
