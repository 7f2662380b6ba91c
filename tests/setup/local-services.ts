import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { localPorts, LOCAL_CLIENT_ID } from '#local/settings.ts';
import { startLocalServices } from '#local/start.ts';
import { freeLocalPortBase } from './free-ports.ts';

/** Uses a new connection, since a pooled one may belong to services that were closed. */
export function request(
  url: string,
  init: { body: object; headers?: Record<string, string> } | null = null,
) {
  const headers = { connection: 'close', ...init?.headers };
  return init === null
    ? fetch(url, { headers })
    : fetch(url, { method: 'POST', headers, body: JSON.stringify(init.body) });
}

/** The services of `npm start` on free ports, closed after each test, and the requests that tests repeat. */
export async function useLocalServices() {
  const ports = localPorts(await freeLocalPortBase());
  const CONSOLE = `http://localhost:${ports.console}`;
  const POOL = `http://localhost:${ports.userPool}`;

  let dataDir: string;
  /** What the services logged. */
  const lines: string[] = [];
  const closing: (() => Promise<void>)[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'lureproof-start-'));
    lines.length = 0;
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    rmSync(dataDir, { recursive: true });
  });

  async function start(folder: string | null, guestAccess = false) {
    const log = (line: string) => lines.push(line);
    const services = await startLocalServices({ ports, dataDir: folder, guestAccess, log });
    closing.push(() => services.close());
    return services;
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
      ClientId: LOCAL_CLIENT_ID,
      Username: email,
      Password: 'Correct-horse1',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: 'Ada' },
      ],
    });
  }

  async function read(path: string): Promise<unknown> {
    return (await request(CONSOLE + path)).json();
  }

  return {
    ports,
    CONSOLE,
    POOL,
    FORM_SERVICE: `http://localhost:${ports.formService}`,
    LEARNING_SITE: `http://localhost:${ports.learningSite}`,
    /** A folder of the running test, for services that keep their state. */
    dataDir: () => dataDir,
    lines,
    start,
    signUp,
    read,
  };
}
