import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRemoteJWKSet } from 'jose';
import { createInbox, emptyInboxState } from './console/engine.ts';
import { consoleHandler } from './console/http.ts';
import { createIdentityPool, emptyIdentityPoolState } from './identity-pool/engine.ts';
import { identityPoolHandler } from './identity-pool/http.ts';
import { createFormService, localForms } from './form-service/engine.ts';
import { formServiceHandler } from './form-service/http.ts';
import { refuseInJson } from './kit/aws-json.ts';
import { createFaultSwitches, type Service } from './kit/faults.ts';
import type { Handler } from './kit/handler.ts';
import { serve, type Refuse, type RunningServer } from './kit/serve.ts';
import { fileStore, memoryStore, type FileStore, type Store } from './kit/store.ts';
import { withFaults } from './kit/with-faults.ts';
import { createLearningSite } from './learning-site/engine.ts';
import { learningSiteHandler } from './learning-site/http.ts';
import {
  LOCAL_RELYING_PARTY_ID,
  localAppUrls,
  localWorld,
  type LocalPorts,
  type LocalWorld,
} from './settings.ts';
import { createUserPool } from './user-pool/engine.ts';
import { userPoolHandler } from './user-pool/http.ts';
import { emptyUserPoolState } from './user-pool/state.ts';

export interface LocalServicesOptions {
  ports: LocalPorts;
  /** Default: localhost at these ports, with the local ids. */
  world?: LocalWorld;
  /** The folder of the services' state; null keeps it in memory. */
  dataDir: string | null;
  /** The host for which passkeys are made; default localhost, null for none. */
  relyingPartyId?: string | null;
  /** Whether the identity pool accepts guests; default no. */
  guestAccess?: boolean;
  log?: (line: string) => void;
}

/** Starts all services; if one cannot start, rejects and leaves none running. */
export async function startLocalServices(
  options: LocalServicesOptions,
): Promise<{ close(): Promise<void> }> {
  const { log = console.warn, world = localWorld(options.ports) } = options;
  const { userPool, services, saved } = compose(options, world, log);
  const running: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(running.map((server) => server.close()));
  };
  try {
    for (const { name, handler, refuse } of services) {
      const port = options.ports[name];
      running.push(await serve(onceSaved(handler, saved), port, log, refuse, world.origins[name]));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  // Generating the signing keys is slow, so it starts now, without delaying the services.
  const keys = userPool.jwks();
  return {
    close: async () => {
      await stop();
      await keys;
      await saved();
    },
  };
}

/** What has been answered survives the death of the process. */
function onceSaved(handler: Handler, saved: () => Promise<void>): Handler {
  return async (request) => {
    const response = await handler(request);
    await saved();
    return response;
  };
}

interface Served {
  name: Exclude<keyof LocalPorts, 'app'>;
  handler: Handler;
  /** Default: plain text. */
  refuse?: Refuse;
}

function compose(options: LocalServicesOptions, world: LocalWorld, log: (line: string) => void) {
  const { app, learningSite } = world.origins;
  const faults = createFaultSwitches();
  const { inbox, userPool, saved, ...engines } = createEngines(options, world, log);
  const faulty = (service: Service, handler: Handler) =>
    withFaults(service, handler, faults, sleep);
  const links = { app, learningSite };
  /** Amplify’s, which names the user who signed in last. */
  const sessionCookie = `CognitoIdentityServiceProvider.${world.clientId}.LastAuthUser`;
  const services: Served[] = [
    { name: 'console', handler: consoleHandler({ inbox, faults, users: userPool, links }) },
    {
      name: 'identityPool',
      handler: faulty('identity-pool', identityPoolHandler(engines.identityPool)),
      refuse: refuseInJson,
    },
    {
      name: 'userPool',
      handler: faulty('user-pool', userPoolHandler(userPool)),
      refuse: refuseInJson,
    },
    {
      name: 'formService',
      handler: faulty('form-service', formServiceHandler(engines.forms, app)),
    },
    {
      name: 'learningSite',
      handler: faulty(
        'learning-site',
        learningSiteHandler(engines.learningSite, { url: app, sessionCookie }),
      ),
    },
  ];
  return { userPool, services, saved };
}

function createEngines(
  options: LocalServicesOptions,
  world: LocalWorld,
  log: (line: string) => void,
) {
  const { ports, dataDir, relyingPartyId = LOCAL_RELYING_PARTY_ID, guestAccess = false } = options;
  const { userPoolId, clientId, identityPoolId, origins } = world;
  const files: Pick<FileStore<unknown>, 'saved'>[] = [];
  const store = <State extends object>(name: string, initial: State): Store<State> => {
    if (dataDir === null) return memoryStore(initial);
    const file = fileStore(join(dataDir, name), initial, log);
    files.push(file);
    return file;
  };
  const issuer = `${origins.userPool}/${userPoolId}`;
  const keysUrl = `http://localhost:${ports.userPool}/${userPoolId}/.well-known/jwks.json`;

  const inbox = createInbox(store('console.json', emptyInboxState()));
  const userPool = createUserPool({
    poolId: userPoolId,
    clientId,
    issuer,
    relyingPartyId,
    ...localAppUrls(world),
    now: Date.now,
    randomBytes,
    store: store('user-pool.json', emptyUserPoolState()),
    sendMail: (mail) => inbox.receiveMail(mail),
  });
  const idTokens = {
    issuer,
    clientId,
    keys: createRemoteJWKSet(new URL(keysUrl)),
    now: Date.now,
  };
  const identityPool = createIdentityPool({
    ...idTokens,
    identityPoolId,
    allowGuests: guestAccess,
    randomBytes,
    store: store('identity-pool.json', emptyIdentityPoolState()),
  });
  const learningSite = createLearningSite({
    ...idTokens,
    newSessionId: () => randomBytes(32).toString('base64url'),
    url: origins.learningSite,
    mainSiteUrl: origins.app,
  });
  const forms = createFormService({
    forms: localForms,
    now: Date.now,
    receive: (submission) => inbox.receiveSubmission(submission),
  });
  const saved = async () => {
    await Promise.all(files.map((file) => file.saved()));
  };
  return { inbox, userPool, identityPool, learningSite, forms, saved };
}
