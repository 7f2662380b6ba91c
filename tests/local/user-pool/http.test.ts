import { describe, expect, it, vi } from 'vitest';
import type { UserPool } from '#local/user-pool/engine.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import {
  CLIENT_ID,
  EMAIL,
  ISSUER,
  PASSWORD,
  POOL_ID,
  testPool,
} from '../../setup/local-user-pool.ts';

const BASE = 'http://localhost:4101';
const SIGN_UP = JSON.stringify({ ClientId: CLIENT_ID, Username: EMAIL, Password: PASSWORD });

function post(operation: string | null, body: BodyInit, headers: Record<string, string> = {}) {
  const target = operation === null ? {} : { 'x-amz-target': operation };
  return new Request(BASE, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', ...target, ...headers },
    body,
  });
}
const amz = (operation: string) => `AWSCognitoIdentityProviderService.${operation}`;
const ask = (request: Request, pool: UserPool = testPool().pool) => userPoolHandler(pool)(request);
const asText = (values: unknown) => JSON.stringify(values);

describe('a success', () => {
  it('is uncached AWS JSON, open to every origin', async () => {
    const response = await ask(post(amz('SignUp'), SIGN_UP));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-amzn-requestid')).toMatch(/^[\da-f-]{36}$/);
    expect(await response.json()).toMatchObject({ UserConfirmed: false });
  });
});

describe('an error', () => {
  it('has its name in the body and in a header', async () => {
    const response = await ask(post(amz('SignUp'), SIGN_UP.replace(PASSWORD, 'no-upper-case')));
    const message = 'Password did not conform with policy: Password must have uppercase characters';
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('x-amzn-errortype')).toBe('InvalidPasswordException:');
    expect(response.headers.get('x-amzn-errormessage')).toBe(message);
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'x-amzn-errortype, x-amzn-requestid, x-amzn-errormessage',
    );
    expect(await response.json()).toEqual({ __type: 'InvalidPasswordException', message });
  });

  it('may quote characters that headers cannot contain', async () => {
    const body = asText({
      ClientId: CLIENT_ID,
      Username: EMAIL,
      Password: PASSWORD,
      UserAttributes: [{ Name: 'käse\r\nx: y 🧀', Value: '' }],
    });
    const response = await ask(post(amz('SignUp'), body));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('käse\\r\\nx: y 🧀');
    expect(response.headers.get('x-amzn-errormessage')).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each([
    ['an unknown operation', post(amz('ListUsers'), '{}'), 400, 'UnknownOperationException'],
    ['malformed JSON', post(amz('SignUp'), '{"ClientId":'), 400, 'SerializationException'],
    ['another path', new Request(`${BASE}/other`), 404, 'UnknownOperationException'],
    ['GET /', new Request(BASE), 404, 'UnknownOperationException'],
  ])('answers %s', async (_, request, status, name) => {
    const response = await ask(request);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-amzn-errortype')).toBe(`${name}:`);
    expect(await response.json()).toMatchObject({ __type: name });
  });

  it('refuses a body over 128 KiB, with or without Content-Length', async () => {
    const large = 'x'.repeat(128 * 1024 + 1);
    const stream = {
      method: 'POST',
      headers: { 'x-amz-target': amz('SignUp') },
      body: new Blob([large]).stream(),
      duplex: 'half',
    };
    const streamed = new Request(BASE, stream);
    const announced = post(amz('SignUp'), '{}', { 'content-length': String(large.length) });
    for (const request of [streamed, announced, post(amz('SignUp'), large)]) {
      const response = await ask(request);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ __type: 'RequestEntityTooLargeException' });
    }
  });

  it('reveals nothing about an internal error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = { ...testPool().pool, call: () => Promise.reject(new Error('disk full')) };
    const response = await ask(post(amz('SignUp'), SIGN_UP), failing);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      __type: 'InternalErrorException',
      message: 'Internal error',
    });
    expect(asText([...response.headers])).not.toContain('disk full');
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('the preflight', () => {
  it('allows what Amplify sends, and no signature', async () => {
    const response = await ask(new Request(BASE, { method: 'OPTIONS' }));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-max-age')).toBe('172800');
    const allowed = response.headers.get('access-control-allow-headers');
    expect(allowed).toContain('x-amz-target, x-amz-user-agent');
    expect(allowed).not.toContain('authorization');
  });
});

describe("an administrator's operation", () => {
  const body = asText({ UserPoolId: POOL_ID, Username: EMAIL });

  it('requires AWS’s signature, which no web page can send', async () => {
    const response = await ask(post(amz('AdminCreateUser'), body));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      __type: 'MissingAuthenticationTokenException',
      message: 'Missing Authentication Token',
    });
  });

  it('is accepted with it', async () => {
    const authorization = 'AWS4-HMAC-SHA256 Credential=local';
    const response = await ask(post(amz('AdminCreateUser'), body, { authorization }));
    expect(await response.json()).toMatchObject({ User: { UserStatus: 'FORCE_CHANGE_PASSWORD' } });
  });
});

it('the key set is below the pool’s id only', async () => {
  const { pool } = testPool();
  const keys = await ask(new Request(`${ISSUER}/.well-known/jwks.json`), pool);
  expect(keys.headers.get('content-type')).toBe('application/json');
  expect(await keys.json()).toEqual(await pool.jwks());
  const other = await ask(new Request(`${BASE}/eu-west-1_Other/.well-known/jwks.json`));
  expect(other.status).toBe(404);
});
