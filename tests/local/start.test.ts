import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { LOCAL_IDENTITY_POOL_ID } from '#local/settings.ts';
import { request, useLocalServices } from '../setup/local-services.ts';

const { ports, CONSOLE, POOL, LEARNING_SITE, dataDir, lines, start, signUp, read } =
  await useLocalServices();

/** Sends a raw request line and headers. */
async function raw(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
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
    const services = await start(dataDir());
    await signUp('ada@example.com');
    const messages = await read('/messages');
    await services.close();
    await start(dataDir());
    expect(await read('/messages')).toEqual(messages);
    expect(await read('/users')).toMatchObject([{ email: 'ada@example.com' }]);
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
      await expect(request(POOL)).rejects.toThrow('fetch failed');
    } finally {
      await new Promise((resolve) => {
        other.close(resolve);
      });
    }
  });
});
