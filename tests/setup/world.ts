import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { operationOf } from '#local/kit/aws-target.ts';
import { createFaultSwitches, type Fault, type Service } from '#local/kit/faults.ts';
import type { Mail } from '#local/kit/mail.ts';
import { memoryStore, type Store } from '#local/kit/store.ts';
import { createIdentityPool, emptyIdentityPoolState } from '#local/identity-pool/engine.ts';
import { identityPoolHandler } from '#local/identity-pool/http.ts';
import { withFaults } from '#local/kit/with-faults.ts';
import {
  localAppUrls,
  localEnv,
  localWorld,
  localPorts,
  LOCAL_CLIENT_ID,
  LOCAL_IDENTITY_POOL_ID,
  LOCAL_USER_POOL_ID,
} from '#local/settings.ts';
import { createUserPool, type UserPool } from '#local/user-pool/engine.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { emptyUserPoolState, type UserPoolState } from '#local/user-pool/state.ts';
import { sharedSigningKeys } from './signing-keys.ts';
import { userPoolSettled } from './user-pool-settled.ts';
import {
  credentialsSettled,
  identityCredentials,
} from '#src/services/user-pool/amplify/identity-credentials.ts';

const env = localEnv(localWorld(localPorts(undefined)));
const USER_POOL_URL = env['VITE_USER_POOL_ENDPOINT'] ?? '';
const IDENTITY_POOL_URL = env['VITE_IDENTITY_POOL_ENDPOINT'] ?? '';

const SITE_URL = 'http://localhost:5173/';

export interface World {
  pool: UserPool;
  /** The user pool's state. */
  store: Store<UserPoolState>;
  /** Newest last. */
  mails: Mail[];
  /** Advances the pool's clock; the browser's is unchanged. */
  advance(milliseconds: number): void;
  /** Injects a fault into the operation's next `times` calls. */
  fault(operation: string, fault: Fault, times?: number): void;
  clearFaults(): void;
  /** Answers a request that isn't for the pools, until the test ends. */
  answer(handler: RequestHandler): void;
  /** The user pool's operations called since the last test, in order. */
  calls: string[];
  /** The same for the identity pool. */
  identityCalls: string[];
}

interface WorldOptions {
  /** Of the user pool, if not its default. */
  tokenSeconds?: number;
}

/** The same pools as in `npm start`, answering through msw; any other request fails the test. */
export function useWorld({ tokenSeconds }: WorldOptions = {}): World {
  let offset = 0;
  const mails: Mail[] = [];
  const calls: string[] = [];
  const identityCalls: string[] = [];
  const faults = createFaultSwitches();
  const store = memoryStore<UserPoolState>({
    ...emptyUserPoolState(),
    signingKeys: sharedSigningKeys,
  });
  const pool = createUserPool({
    poolId: LOCAL_USER_POOL_ID,
    clientId: LOCAL_CLIENT_ID,
    issuer: `${USER_POOL_URL}/${LOCAL_USER_POOL_ID}`,
    relyingPartyId: 'localhost',
    now: () => Date.now() + offset,
    randomBytes,
    store,
    sendMail: (mail) => void mails.push(mail),
    ...(tokenSeconds !== undefined && { tokenSeconds }),
    ...localAppUrls(localWorld(localPorts(undefined))),
  });
  const keys: JWTVerifyGetKey = async (header, token) =>
    createLocalJWKSet(await pool.jwks())(header, token);
  const identityPool = createIdentityPool({
    identityPoolId: LOCAL_IDENTITY_POOL_ID,
    allowGuests: false,
    issuer: `${USER_POOL_URL}/${LOCAL_USER_POOL_ID}`,
    clientId: LOCAL_CLIENT_ID,
    keys,
    now: () => Date.now() + offset,
    randomBytes,
    store: memoryStore(emptyIdentityPoolState()),
  });
  const noWaiting = async () => undefined;
  const handler = withFaults('user-pool', userPoolHandler(pool), faults, noWaiting);
  const identityHandler = withFaults(
    'identity-pool',
    identityPoolHandler(identityPool),
    faults,
    noWaiting,
  );
  const server = setupServer(
    // The site itself, because a failed sign-in compares its clock.
    http.head(SITE_URL, () => {
      return new HttpResponse(null, { headers: { date: new Date().toUTCString() } });
    }),
    http.all(`${IDENTITY_POOL_URL}/*`, ({ request }) => {
      identityCalls.push(operationOf(request.headers) ?? '');
      return identityHandler(request);
    }),
    http.all(`${USER_POOL_URL}/*`, ({ request }) => {
      const operation = operationOf(request.headers);
      if (operation !== null) calls.push(operation);
      return handler(request);
    }),
  );

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(userPoolSettled);
  afterEach(async () => {
    faults.clear();
    // Fetched in the background, so they could leak into the next test or file of the process.
    identityCredentials.clearCredentialsAndIdentityId();
    await credentialsSettled();
    server.resetHandlers();
    calls.length = 0;
    identityCalls.length = 0;
  });
  afterAll(async () => {
    await userPoolSettled();
    server.close();
  });

  return {
    pool,
    store,
    mails,
    calls,
    identityCalls,
    answer: (handler) => server.use(handler),
    clearFaults: () => faults.clear(),
    advance: (milliseconds) => void (offset += milliseconds),
    fault: (operation, fault, times = 1) =>
      faults.add({ service: serviceOf(operation), operation, fault, times }),
  };
}

function serviceOf(operation: string): Service {
  return operation === 'GetId' || operation === 'GetCredentialsForIdentity'
    ? 'identity-pool'
    : 'user-pool';
}
