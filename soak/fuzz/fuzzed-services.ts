import { randomBytes, randomUUID } from 'node:crypto';
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { createInbox, emptyInboxState } from '#local/console/engine.ts';
import { consoleHandler } from '#local/console/http.ts';
import { createFormService } from '#local/form-service/engine.ts';
import { localForms } from '#local/form-service/forms.ts';
import { formServiceHandler } from '#local/form-service/http.ts';
import { createIdentityPool } from '#local/identity-pool/engine.ts';
import { identityPoolHandler } from '#local/identity-pool/http.ts';
import { emptyIdentityPoolState } from '#local/identity-pool/state.ts';
import { createFaultSwitches } from '#local/kit/faults.ts';
import type { Handler } from '#local/kit/handler.ts';
import { memoryStore } from '#local/kit/store.ts';
import { createLearningSite } from '#local/learning-site/engine.ts';
import { learningSiteHandler } from '#local/learning-site/http.ts';
import { LOCAL_IDENTITY_POOL_ID } from '#local/settings.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { CLIENT_ID, EMAIL, ISSUER } from '../../tests/setup/local-user-pool.ts';
import { signedInPool } from '../../tests/setup/signed-in-pool.ts';
import { quickClient, srpTimestamp } from '../../tests/setup/srp-client.ts';

const APP = 'http://localhost:5173';
const PORTS = {
  console: 4100,
  userPool: 4101,
  formService: 4102,
  learningSite: 4103,
  identityPool: 4104,
};

export type ServiceName = keyof typeof PORTS;

/** Placeholders in requests, which `fill` replaces with values that the state knows. */
export const KNOWN = [
  '<access>',
  '<id>',
  '<refresh>',
  '<sub>',
  '<email>',
  '<client>',
  '<A>',
  '<now>',
] as const;

export interface FuzzedServices {
  handlers: Record<ServiceName, Handler>;
  origin(service: ServiceName): string;
  /** Also fills in placeholders that are URL-encoded. */
  fill(text: string): string;
}

/** The services with a state of their own and one signed-in user. */
export async function fuzzedServices(): Promise<FuzzedServices> {
  const { test, known } = await signedInPool();
  const keys: JWTVerifyGetKey = async (header, token) =>
    createLocalJWKSet(await test.pool.jwks())(header, token);
  const idTokens = { issuer: ISSUER, clientId: CLIENT_ID, keys, now: () => test.now() };
  const inbox = createInbox(memoryStore(emptyInboxState()));
  const learningSite = createLearningSite({
    ...idTokens,
    newSessionId: randomUUID,
    url: `http://localhost:${PORTS.learningSite}`,
    mainSiteUrl: APP,
  });
  const identityPool = createIdentityPool({
    ...idTokens,
    identityPoolId: LOCAL_IDENTITY_POOL_ID,
    allowGuests: true,
    randomBytes,
    store: memoryStore(emptyIdentityPoolState()),
  });
  const forms = createFormService({
    forms: localForms,
    now: () => test.now(),
    receive: (submission) => inbox.receiveSubmission(submission),
  });
  const values: Record<(typeof KNOWN)[number], string> = {
    '<access>': known.accessToken,
    '<id>': known.idToken,
    '<refresh>': known.refreshToken,
    '<sub>': known.sub,
    '<email>': EMAIL,
    '<client>': CLIENT_ID,
    '<A>': quickClient().A,
    '<now>': srpTimestamp(test.now()),
  };
  return {
    handlers: {
      console: consoleHandler({
        inbox,
        faults: createFaultSwitches(),
        users: test.pool,
        links: { app: APP, learningSite: `http://localhost:${PORTS.learningSite}` },
      }),
      userPool: userPoolHandler(test.pool),
      formService: formServiceHandler(forms, APP),
      learningSite: learningSiteHandler(learningSite, { url: APP, sessionCookie: 'main_session' }),
      identityPool: identityPoolHandler(identityPool),
    },
    origin: (service) => `http://localhost:${PORTS[service]}`,
    fill: (text) =>
      KNOWN.reduce(
        (filled, one) =>
          filled
            .replaceAll(one, values[one])
            .replaceAll(encodeURIComponent(one), encodeURIComponent(values[one])),
        text,
      ),
  };
}
