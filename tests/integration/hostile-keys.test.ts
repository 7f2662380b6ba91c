import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInbox, emptyInboxState, type Inbox } from '#local/console/engine.ts';
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
import { testPool } from '../setup/local-user-pool.ts';

/** Sends names that every object inherits, as keys and values, to the smaller services. */

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

let inbox: Inbox;
beforeEach(() => {
  inbox = createInbox(memoryStore(emptyInboxState()));
});
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(INHERITED);
});

async function send(handler: Handler, path: string, body: string, headers = {}) {
  const url = `http://localhost:4100${path}`;
  return handler(
    new Request(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    }),
  );
}

/** JSON with a key such as `__proto__`, which an object literal can't contain. */
const withKey = (key: string, value: unknown, rest: object = {}) =>
  JSON.stringify(rest).replace(
    '{',
    `{${JSON.stringify(key)}:${JSON.stringify(value)}${Object.keys(rest).length > 0 ? ',' : ''}`,
  );

describe.each(INHERITED)('the name %s', (name) => {
  it('is an ordinary field to the form service, neither a form nor a missing field', async () => {
    const service = createFormService({
      forms: localForms,
      now: () => 0,
      receive: (submission) => inbox.receiveSubmission(submission),
    });
    const handler = formServiceHandler(service, 'http://localhost:5173');
    expect((await send(handler, `/f/${name}`, '{"name":"Ada"}')).status).toBe(404);
    expect((await send(handler, '/f/contact', withKey(name, 'x'))).status).toBeLessThan(423);
    expect(inbox.submissions()).toEqual([]);

    const ada = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    expect((await send(handler, '/f/contact', withKey(name, 'x', ada))).status).toBe(200);
    const [kept] = inbox.submissions();
    const extra = name === '__proto__' ? [] : [[name, 'x']];
    expect(Object.entries(kept?.fields ?? {})).toEqual([...extra, ...Object.entries(ada)]);
  });

  it('is neither an identity nor a provider to the identity pool', async () => {
    const handler = identityPoolHandler(
      createIdentityPool({
        identityPoolId: 'eu-west-1:5eedf00d-0000-4000-8000-000000000001',
        allowGuests: true,
        issuer: 'http://localhost:4101/pool',
        clientId: 'client',
        keys: async () => {
          throw new Error('No key is fetched for these.');
        },
        now: () => 0,
        randomBytes: (length) => new Uint8Array(length),
        store: memoryStore(emptyIdentityPoolState()),
      }),
    );
    const inputs = [
      withKey('Logins', {}, { IdentityId: name }),
      withKey('Logins', {}, { IdentityPoolId: name }),
      `{"IdentityId":"eu-west-1:0","Logins":${withKey(name, 'token')}}`,
      withKey(name, { IdentityId: 'eu-west-1:0' }),
    ];
    for (const operation of ['GetId', 'GetCredentialsForIdentity', name]) {
      for (const input of inputs) {
        const target = { 'x-amz-target': `AWSCognitoIdentityService.${operation}` };
        expect((await send(handler, '/', input, target)).status).toBe(400);
      }
    }
  });

  it('is refused by the console as a user, a trait, a service and a fault', async () => {
    const handler = consoleHandler({
      inbox,
      faults: createFaultSwitches(),
      users: testPool().pool,
      links: { app: 'http://localhost:5173', learningSite: 'http://localhost:4103' },
    });
    const requests: [path: string, body: string][] = [
      ['/users', withKey(name, 'x', { email: name, name })],
      ['/users/traits', JSON.stringify({ email: 'ada@example.com', trait: name })],
      ['/users/traits', JSON.stringify({ email: `${name}@example.com`, trait: 'default' })],
      ['/faults', JSON.stringify({ service: name, operation: '*', fault: 'slow' })],
      ['/faults', JSON.stringify({ service: 'user-pool', operation: '*', fault: name })],
    ];
    for (const [path, body] of requests) {
      expect((await send(handler, path, body)).status).toBe(400);
    }
    expect((await send(handler, `/${name}`, '{}')).status).toBe(404);
  });
});
