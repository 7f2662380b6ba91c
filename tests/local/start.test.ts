import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, importJWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID, LOCAL_IDENTITY_POOL_ID, localPorts } from '#local/settings.ts';
import { startLocalServices } from '#local/start.ts';
import { fileStore } from '#local/kit/store.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';
import { freeLocalPortBase } from '../setup/free-ports.ts';

const ports = localPorts(await freeLocalPortBase());
const CONSOLE = `http://localhost:${ports.console}`;
const POOL = `http://localhost:${ports.userPool}`;
const FORM_SERVICE = `http://localhost:${ports.formService}`;
const LEARNING_SITE = `http://localhost:${ports.learningSite}`;

let dataDir: string;
let lines: string[];
const closing: (() => Promise<void>)[] = [];

async function start(folder: string | null, guestAccess = false) {
  const log = (line: string) => lines.push(line);
  const services = await startLocalServices({ ports, dataDir: folder, guestAccess, log });
  closing.push(() => services.close());
  return services;
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lureproof-start-'));
  lines = [];
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(dataDir, { recursive: true });
});

/** Uses a new connection, since a pooled one may belong to services that were closed. */
function request(
  url: string,
  init: { body: object; headers?: Record<string, string> } | null = null,
) {
  const headers = { connection: 'close', ...init?.headers };
  return init === null
    ? fetch(url, { headers })
    : fetch(url, { method: 'POST', headers, body: JSON.stringify(init.body) });
}

function callPool(operation: string, input: object): Promise<Response> {
  return request(POOL, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: input,
  });
}

function signUp(email: string): Promise<Response> {
  return callPool('SignUp', {
    ClientId: '4lureproof0local0client0id',
    Username: email,
    Password: 'Correct-horse1',
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: 'Ada' },
    ],
  });
}

/** Sends a raw request line and headers. */
async function raw(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

async function read(path: string): Promise<unknown> {
  return (await request(CONSOLE + path)).json();
}

describe('startLocalServices', () => {
  it('starts all services, with the user pool’s mail at the console', async () => {
    await start(null);
    expect((await request(CONSOLE)).status).toBe(200);
    expect((await request(LEARNING_SITE)).status).toBe(200);
    const keys = await request(`${POOL}/eu-west-1_Lureproof/.well-known/jwks.json`);
    expect(await keys.json()).toMatchObject({ keys: [{ kty: 'RSA' }, { kty: 'RSA' }] });

    expect((await signUp('ada@example.com')).status).toBe(200);

    expect(await read('/messages')).toMatchObject([
      { to: 'ada@example.com', code: expect.stringMatching(/^\d{6}$/) },
    ]);
    expect(await read('/users')).toMatchObject([{ email: 'ada@example.com' }]);
    expect(lines).toEqual([]);
  });

  it.each([
    [false, 400],
    [true, 200],
  ])(
    'with guest access %s, the identity pool answers guests with %i',
    async (guestAccess, status) => {
      await start(null, guestAccess);
      const response = await request(`http://localhost:${ports.identityPool}`, {
        headers: { 'x-amz-target': 'AWSCognitoIdentityService.GetId' },
        body: { IdentityPoolId: LOCAL_IDENTITY_POOL_ID },
      });
      expect(response.status).toBe(status);
    },
  );

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

  it('refuses requests in JSON at the pools, and in plain text elsewhere', async () => {
    await start(null);
    const refusals: [head: string, status: number | string, name: string][] = [
      ['POST / HTTP/1.1\r\nHost: evil.example', 403, 'AccessDeniedException'],
      [
        'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000',
        413,
        'RequestEntityTooLargeException',
      ],
      ['TRACE / HTTP/1.1\r\nHost: localhost', 405, 'UnknownOperationException'],
      ['PUT / HTTP/1.1\r\nHost: localhost', '40[04]', 'UnknownOperationException'],
      ['DELETE / HTTP/1.1\r\nHost: localhost', '40[04]', 'UnknownOperationException'],
    ];
    for (const [head, status, name] of refusals) {
      for (const port of [ports.userPool, ports.identityPool]) {
        const answer = await raw(port, head);
        expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
        expect(answer).toMatch(new RegExp(`^x-amzn-errortype: ${name}:\\r$`, 'm'));
        expect(answer).toMatch(new RegExp(`{"__type":"${name}","message":".+"}$`));
      }
      for (const port of [ports.console, ports.formService, ports.learningSite]) {
        expect(await raw(port, head)).not.toContain('__type');
      }
    }
    expect(lines).toEqual([]);
  });

  it('keeps accounts and mail across a restart', async () => {
    const services = await start(dataDir);
    await signUp('ada@example.com');
    const messages = await read('/messages');
    await services.close();
    await start(dataDir);
    expect(await read('/messages')).toEqual(messages);
    expect(await read('/users')).toMatchObject([{ email: 'ada@example.com' }]);
    expect(await (await signUp('ada@example.com')).json()).toMatchObject({
      __type: 'UsernameExistsException',
    });
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
    await start(dataDir);
    const issuer = `${POOL}/eu-west-1_Lureproof`;
    await request(`${issuer}/.well-known/jwks.json`);
    const { signingKeys } = fileStore(join(dataDir, 'user-pool.json'), emptyUserPoolState()).read();
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

  it('leaves nothing running if a port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(ports.learningSite, '127.0.0.1', resolve);
    });
    try {
      await expect(start(dataDir)).rejects.toThrow(`Port ${ports.learningSite} is already in use`);
      await expect(request(CONSOLE)).rejects.toThrow('fetch failed');
      await expect(request(POOL)).rejects.toThrow('fetch failed');
    } finally {
      await new Promise((resolve) => {
        other.close(resolve);
      });
    }
  });
});
