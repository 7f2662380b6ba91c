import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { SignJWT, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID, LOCAL_IDENTITY_POOL_ID } from '#local/settings.ts';
import { request, useLocalServices } from '../setup/local-services.ts';

const services = await useLocalServices();
const { ports, CONSOLE, POOL, FORM_SERVICE, LEARNING_SITE, dataDir, lines, start, signUp, read } =
  services;

/** Sends a raw request line and headers. */
async function raw(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

const visit = (address: string, cookie = '') =>
  fetch(address, { redirect: 'manual', headers: { connection: 'close', cookie } });

describe('startLocalServices', () => {
  it('starts all services, with the user pool’s mail at the console', async () => {
    await start(null);
    expect((await signUp('ada@example.com')).status).toBe(200);
    expect(await read('/messages')).toMatchObject([
      { to: 'ada@example.com', code: expect.stringMatching(/^\d{6}$/) },
    ]);
    await request(`${CONSOLE}/users`, { body: { email: 'grace@example.com', name: 'Grace' } });
    expect(await read('/messages')).toMatchObject([
      { to: 'grace@example.com', code: expect.stringMatching(/.{8}/) },
      {},
    ]);
    expect(await read('/users')).toMatchObject([
      { email: 'grace@example.com', name: 'Grace', status: 'FORCE_CHANGE_PASSWORD' },
      { email: 'ada@example.com' },
    ]);
    expect(lines).toEqual([]);
  });

  it.each([
    [false, 400],
    [true, 200],
  ])('with guest access %s, the identity pool answers guests with %i', async (guests, status) => {
    await start(null, guests);
    const response = await request(`http://localhost:${ports.identityPool}`, {
      headers: { 'x-amz-target': 'AWSCognitoIdentityService.GetId' },
      body: { IdentityPoolId: LOCAL_IDENTITY_POOL_ID },
    });
    expect(response.status).toBe(status);
  });

  it('refuses requests in JSON at the pools, and in plain text elsewhere', async () => {
    await start(null);
    const head = 'POST / HTTP/1.1\r\nHost: evil.example';
    for (const port of [ports.userPool, ports.identityPool]) {
      const answer = await raw(port, head);
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
      expect(answer).toMatch(/{"__type":"AccessDeniedException","message":".+"}$/);
    }
    for (const port of [ports.console, ports.formService, ports.learningSite]) {
      expect(await raw(port, head)).not.toContain('__type');
    }
  });

  it('keeps accounts and mail across a restart', async () => {
    const running = await start(dataDir());
    await signUp('ada@example.com');
    const messages = await read('/messages');
    await running.close();
    await start(dataDir());
    expect(await read('/messages')).toEqual(messages);
    expect(await (await signUp('ada@example.com')).json()).toMatchObject({
      __type: 'UsernameExistsException',
    });
  });

  it('leaves nothing running if a port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(ports.learningSite, '127.0.0.1', resolve);
    });
    try {
      await expect(start(dataDir())).rejects.toThrow(
        `Port ${ports.learningSite} is already in use`,
      );
      await expect(request(CONSOLE)).rejects.toThrow('fetch failed');
    } finally {
      await new Promise((resolve) => {
        other.close(resolve);
      });
    }
  });

  it('shows form submissions at the console, and applies its faults to the services', async () => {
    await start(null);
    const fields = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const submit = async () =>
      (await request(`${FORM_SERVICE}/f/contact`, { headers, body: fields })).json();
    expect(await submit()).toEqual({ next: '/thanks', ok: true });
    expect(await read('/submissions')).toMatchObject([{ formId: 'contact', fields }]);
    const switchOn = (service: string, operation: string, fault: string) =>
      request(`${CONSOLE}/faults`, { body: { service, operation, fault } });
    await switchOn('form-service', '/f/contact', 'INACTIVE');
    await switchOn('user-pool', 'SignUp', 'throttle');
    expect(await submit()).toMatchObject({ errors: [{ code: 'INACTIVE' }] });
    expect((await signUp('ada@example.com')).status).toBe(400);
    expect((await signUp('ada@example.com')).status).toBe(200);
  });

  it('lets the learning site verify tokens with the user pool’s published keys', async () => {
    const running = await start(dataDir());
    await running.close();
    await start(dataDir());
    const { signingKeys } = JSON.parse(readFileSync(join(dataDir(), 'user-pool.json'), 'utf8'));
    const token = await new SignJWT({ sub: 'a', name: 'Ada', token_use: 'id' })
      .setProtectedHeader({ alg: 'RS256', kid: signingKeys.id.kid })
      .setIssuer(`${POOL}/eu-west-1_Lureproof`)
      .setAudience(LOCAL_CLIENT_ID)
      .setExpirationTime('1h')
      .sign(await importJWK(signingKeys.id.privateKey, 'RS256'));
    const taken = await visit(`${LEARNING_SITE}/auth-redirect?token=${token}`);
    const cookie = taken.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await visit(LEARNING_SITE, cookie)).text()).toContain('Hello, Ada');
  });
});
