import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRemoteJWKSet } from 'jose';
import { createInbox, emptyInboxState } from './console/engine.ts';
import { consoleHandler } from './console/http.ts';
import { createIdentityPool } from './identity-pool/engine.ts';
import { identityPoolHandler } from './identity-pool/http.ts';
import { emptyIdentityPoolState } from './identity-pool/state.ts';
import { createFormService } from './form-service/engine.ts';
import { localForms } from './form-service/forms.ts';
import { formServiceHandler } from './form-service/http.ts';
import { createFaultSwitches } from './kit/faults.ts';
import type { Service } from './kit/faults.ts';
import type { Handler } from './kit/handler.ts';
import { serve } from './kit/serve.ts';
import type { RunningServer } from './kit/serve.ts';
import { fileStore, memoryStore } from './kit/store.ts';
import type { Store } from './kit/store.ts';
import { withFaults } from './kit/with-faults.ts';
import { createLearningSite } from './learning-site/engine.ts';
import { learningSiteHandler } from './learning-site/http.ts';
import {
  LOCAL_CLIENT_ID,
  LOCAL_IDENTITY_POOL_ID,
  LOCAL_USER_POOL_ID,
  localAppUrls,
} from './settings.ts';
import type { LocalPorts } from './settings.ts';
import { createUserPool } from './user-pool/engine.ts';
import { userPoolHandler } from './user-pool/http.ts';
import { emptyUserPoolState } from './user-pool/state.ts';

export interface LocalServicesOptions {
  ports: LocalPorts;
  /** Where the services keep their state; null keeps it in memory. */
  dataDir: string | null;
  /** Whether the identity pool knows guests; default no. */
  guestAccess?: boolean;
  log?: (line: string) => void;
}

/** Starts every stand-in for the outside world; rejects, with none left running, when one cannot. */
export async function startLocalServices(
  options: LocalServicesOptions,
): Promise<{ close(): Promise<void> }> {
  const { log = console.warn } = options;
  const { userPool, handlers } = compose(options, log);
  const running: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.close()));
  };
  try {
    for (const [port, handler] of handlers) running.push(await serve(handler, port, log));
  } catch (error) {
    await stop();
    throw error;
  }
  // The signing keys take a moment to make: long before someone signs in, and not before the start.
  const keys = userPool.jwks();
  return {
    close: async () => {
      await stop();
      await keys;
    },
  };
}

function compose(options: LocalServicesOptions, log: (line: string) => void) {
  const { ports, dataDir, guestAccess = false } = options;
  const store = <State extends object>(name: string, initial: State): Store<State> =>
    dataDir === null ? memoryStore(initial) : fileStore(join(dataDir, name), initial, log);
  const faults = createFaultSwitches();
  const faulty = (service: Service, handler: Handler) =>
    withFaults(service, handler, faults, sleep);
  const url = (port: number) => `http://localhost:${port}`;
  const issuer = `${url(ports.userPool)}/${LOCAL_USER_POOL_ID}`;

  const inbox = createInbox(store('console.json', emptyInboxState()));
  const userPool = createUserPool({
    poolId: LOCAL_USER_POOL_ID,
    clientId: LOCAL_CLIENT_ID,
    issuer,
    ...localAppUrls(ports),
    now: Date.now,
    randomBytes,
    store: store('user-pool.json', emptyUserPoolState()),
    sendMail: (mail) => inbox.receiveMail(mail),
  });
  const idTokens = {
    issuer,
    clientId: LOCAL_CLIENT_ID,
    keys: createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`)),
    now: Date.now,
  };
  const identityPool = createIdentityPool({
    ...idTokens,
    identityPoolId: LOCAL_IDENTITY_POOL_ID,
    allowGuests: guestAccess,
    randomBytes,
    store: store('identity-pool.json', emptyIdentityPoolState()),
  });
  const learningSite = createLearningSite({
    ...idTokens,
    newSessionId: () => randomBytes(32).toString('base64url'),
    url: url(ports.learningSite),
    mainSiteUrl: url(ports.app),
  });
  const forms = createFormService({
    forms: localForms,
    now: Date.now,
    receive: (submission) => inbox.receiveSubmission(submission),
  });
  const links = { app: url(ports.app), learningSite: url(ports.learningSite) };
  const handlers = new Map<number, Handler>([
    [ports.console, consoleHandler({ inbox, faults, users: userPool, links })],
    [ports.identityPool, faulty('identity-pool', identityPoolHandler(identityPool))],
    [ports.userPool, faulty('user-pool', userPoolHandler(userPool))],
    [ports.formService, faulty('form-service', formServiceHandler(forms, url(ports.app)))],
    [
      ports.learningSite,
      faulty('learning-site', learningSiteHandler(learningSite, url(ports.app))),
    ],
  ]);
  return { userPool, handlers };
}
