import { join } from 'node:path';
import { SignJWT, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { fileStore } from '#local/kit/store.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';
import { request, useLocalServices } from '../setup/local-services.ts';

/** What the services tell each other once all of them run. */

const { ports, CONSOLE, POOL, FORM_SERVICE, LEARNING_SITE, dataDir, start, signUp, read } =
  await useLocalServices();

describe('startLocalServices', () => {
  it('redirects from the hosted UI to the app', async () => {
    await start(null);
    const app = `http://localhost:${ports.app}`;
    const query = new URLSearchParams({ client_id: LOCAL_CLIENT_ID, logout_uri: `${app}/` });
    const visit = (address: string) =>
      fetch(address, { redirect: 'manual', headers: { connection: 'close' } });
    const ended = await visit(`${POOL}/logout?${query.toString()}`);
    expect(ended.headers.get('location')).toBe(`${app}/`);
    const wanted = { client_id: LOCAL_CLIENT_ID, redirect_uri: `${app}/callback` };
    const authorize = `${POOL}/oauth2/authorize?${new URLSearchParams(wanted).toString()}`;
    const faulty = await visit(authorize);
    expect(faulty.headers.get('location')).toMatch(`${app}/callback?error_description=`);
  });

  it('shows form submissions at the console', async () => {
    await start(null);
    const fields = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const answer = await request(`${FORM_SERVICE}/f/contact`, { headers, body: fields });
    expect(await answer.json()).toEqual({ next: '/thanks', ok: true });
    expect(await read('/submissions')).toMatchObject([{ formId: 'contact', fields }]);

    const fault = { service: 'form-service', operation: '/f/contact', fault: 'INACTIVE' };
    await request(`${CONSOLE}/faults`, { body: fault });
    const refused = await request(`${FORM_SERVICE}/f/contact`, { headers, body: fields });
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'INACTIVE' }] });
    expect(await read('/submissions')).toHaveLength(1);
  });

  it('mails a temporary password to an account added at the console', async () => {
    await start(null);
    await request(`${CONSOLE}/users`, { body: { email: 'grace@example.com', name: 'Grace' } });
    expect(await read('/users')).toMatchObject([
      { email: 'grace@example.com', name: 'Grace', status: 'FORCE_CHANGE_PASSWORD' },
    ]);
    expect(await read('/messages')).toMatchObject([
      { to: 'grace@example.com', code: expect.stringMatching(/.{8}/) },
    ]);
  });

  it('applies the console’s faults to the services', async () => {
    await start(null);
    const switchOn = (service: string, operation: string, fault: string) =>
      request(`${CONSOLE}/faults`, { body: { service, operation, fault } });
    await switchOn('user-pool', 'SignUp', 'throttle');
    await switchOn('learning-site', '*', 'html');
    expect(await (await signUp('ada@example.com')).json()).toMatchObject({
      __type: 'TooManyRequestsException',
    });
    expect((await signUp('ada@example.com')).status).toBe(200);
    expect((await request(LEARNING_SITE)).status).toBe(503);
    expect((await request(LEARNING_SITE)).status).toBe(200);
  });

  it('lets the learning site verify tokens with the user pool’s published keys', async () => {
    await start(dataDir());
    const issuer = `${POOL}/eu-west-1_Lureproof`;
    await request(`${issuer}/.well-known/jwks.json`);
    const { signingKeys } = fileStore(
      join(dataDir(), 'user-pool.json'),
      emptyUserPoolState(),
    ).read();
    const { kid = '', privateKey = {} } = signingKeys?.id ?? {};
    const handOver = async (claims: object) => {
      const token = await new SignJWT({ sub: 'a', name: 'Ada', token_use: 'id', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience('4lureproof0local0client0id')
        .setExpirationTime('1h')
        .sign(await importJWK(privateKey, 'RS256'));
      return fetch(`${LEARNING_SITE}/auth-redirect?token=${token}`, {
        redirect: 'manual',
        headers: { connection: 'close' },
      });
    };

    const taken = await handOver({});
    expect(taken.status).toBe(303);
    const cookie = taken.headers.get('set-cookie')?.split(';')[0] ?? '';
    const greeting = await fetch(LEARNING_SITE, { headers: { cookie, connection: 'close' } });
    expect(await greeting.text()).toContain('Hello, Ada');
    expect((await handOver({ token_use: 'access' })).status).toBe(401);
  });
});
