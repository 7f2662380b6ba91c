import { randomBytes } from 'node:crypto';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createFaultSwitches, type Fault } from '#local/kit/faults.ts';
import type { Mail } from '#local/kit/mail.ts';
import { memoryStore } from '#local/kit/store.ts';
import { withFaults } from '#local/kit/with-faults.ts';
import { localEnv, localPorts, LOCAL_CLIENT_ID, LOCAL_USER_POOL_ID } from '#local/settings.ts';
import { createUserPool, type UserPool } from '#local/user-pool/engine.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';

const USER_POOL_URL = localEnv(localPorts(undefined))['VITE_USER_POOL_ENDPOINT'] ?? '';

export interface World {
  pool: UserPool;
  /** Newest last. */
  mails: Mail[];
  /** Moves the pool's clock; the browser's stands where it is. */
  advance(milliseconds: number): void;
  /** The next `times` calls of the operation meet the fault. */
  fault(operation: string, fault: Fault, times?: number): void;
  clearFaults(): void;
  /** The operations called since the last test, in order. */
  calls: string[];
}

/** The user pool that `npm start` runs, answering through msw; anything else that leaves the page fails the test. */
export function useWorld(): World {
  let offset = 0;
  const mails: Mail[] = [];
  const calls: string[] = [];
  const faults = createFaultSwitches();
  const pool = createUserPool({
    poolId: LOCAL_USER_POOL_ID,
    clientId: LOCAL_CLIENT_ID,
    issuer: `${USER_POOL_URL}/${LOCAL_USER_POOL_ID}`,
    now: () => Date.now() + offset,
    randomBytes,
    store: memoryStore(emptyUserPoolState()),
    sendMail: (mail) => void mails.push(mail),
  });
  const noWaiting = async () => undefined;
  const handler = withFaults('user-pool', userPoolHandler(pool), faults, noWaiting);
  const server = setupServer(
    http.all(`${USER_POOL_URL}/*`, ({ request }) => {
      const target = request.headers.get('x-amz-target');
      if (target !== null) calls.push(target.split('.')[1] ?? '');
      return handler(request);
    }),
  );

  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' });
    await pool.jwks();
  });
  afterEach(() => {
    faults.clear();
    calls.length = 0;
  });
  afterAll(() => server.close());

  return {
    pool,
    mails,
    calls,
    clearFaults: () => faults.clear(),
    advance: (milliseconds) => void (offset += milliseconds),
    fault: (operation, fault, times = 1) =>
      faults.add({ service: 'user-pool', operation, fault, times }),
  };
}
