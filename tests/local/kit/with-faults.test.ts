import { describe, expect, it } from 'vitest';
import { createFaultSwitches } from '#local/kit/faults.ts';
import { FORM_CODES, sampleFormError } from '#local/kit/form-errors.ts';
import type { AnyFault, Service } from '#local/kit/faults.ts';
import { withFaults } from '#local/kit/with-faults.ts';

/** A service that answers "normal", with one fault on for its next request. */
function service(name: Service, fault: AnyFault, operation = '*') {
  const faults = createFaultSwitches();
  faults.add({ service: name, operation, fault, times: 1 });
  const slept: number[] = [];
  const handler = withFaults(
    name,
    async () => new Response('normal'),
    faults,
    async (milliseconds) => {
      slept.push(milliseconds);
    },
  );
  return { handler, faults, slept };
}

function call(operation: string, method = 'POST'): Request {
  return new Request('http://localhost:4101/', {
    method,
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  });
}

describe('withFaults before the user pool', () => {
  it.each([
    ['throttle', 'SignUp', 400, 'TooManyRequestsException', 'Rate exceeded'],
    [
      'limit',
      'SignUp',
      400,
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
    ],
    ['server', 'SignUp', 500, 'InternalErrorException', 'Internal error'],
    [
      'expired-session',
      'RespondToAuthChallenge',
      400,
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    ],
    ['revoked', 'GetUser', 400, 'NotAuthorizedException', 'Access Token has been revoked'],
    [
      'revoked',
      'GetTokensFromRefreshToken',
      400,
      'NotAuthorizedException',
      'Refresh Token has been revoked',
    ],
  ] as const)('%s at %s answers as the service would', async (fault, operation, ...expected) => {
    const [status, name, message] = expected;
    const answer = await service('user-pool', fault).handler(call(operation));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-amzn-errortype')).toBe(`${name}:`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-amzn-errortype');
    expect(await answer.json()).toEqual({ __type: name, message });
  });

  it('network drops the connection', async () => {
    expect((await service('user-pool', 'network').handler(call('SignUp'))).type).toBe('error');
  });

  it('slow answers as usual after five seconds', async () => {
    const { handler, slept } = service('user-pool', 'slow');
    expect(await (await handler(call('SignUp'))).text()).toBe('normal');
    expect(slept).toEqual([5000]);
    await handler(call('SignUp'));
    expect(slept).toEqual([5000]);
  });

  it('html is a 503 page that the browser lets the app read', async () => {
    const answer = await service('user-pool', 'html').handler(call('SignUp'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  });

  it('malformed is broken JSON that claims to be a success', async () => {
    const answer = await service('user-pool', 'malformed').handler(call('SignUp'));
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('takes the operation from X-Amz-Target, and only that one fails', async () => {
    const { handler } = service('user-pool', 'server', 'SignUp');
    expect((await handler(call('GetUser'))).status).toBe(200);
    expect((await handler(call('SignUp'))).status).toBe(500);
    expect((await handler(call('SignUp'))).status).toBe(200);
  });

  it('never faults or counts a preflight', async () => {
    const { handler, faults } = service('user-pool', 'network');
    const answer = await handler(new Request('http://localhost:4101/', { method: 'OPTIONS' }));
    expect(await answer.text()).toBe('normal');
    expect(faults.list()).toHaveLength(1);
  });

  it.each([
    ['throttle', 429, 'temporarily_unavailable'],
    ['limit', 429, 'temporarily_unavailable'],
    ['server', 500, 'server_error'],
    ['expired-session', 400, 'invalid_grant'],
    ['revoked', 400, 'invalid_grant'],
  ] as const)('%s at the token endpoint is an OAuth error', async (fault, status, error) => {
    const { handler } = service('user-pool', fault, '/oauth2/token');
    const answer = await handler(
      new Request('http://localhost:4101/oauth2/token', { method: 'POST' }),
    );
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
  });
});

describe('withFaults before the form service', () => {
  it.each([
    ['throttle', 429],
    ['limit', 429],
    ['server', 500],
    ['expired-session', 403],
    ['revoked', 403],
  ] as const)('%s answers %i with a list of errors', async (fault, status) => {
    const { handler } = service('form-service', fault, '/f/contact');
    const answer = await handler(
      new Request('http://localhost:4102/f/contact', { method: 'POST' }),
    );
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/./) }],
    });
  });

  it.each(FORM_CODES)('%s answers with that code', async (code) => {
    const { handler } = service('form-service', code, '/f/contact');
    const answer = await handler(
      new Request('http://localhost:4102/f/contact', { method: 'POST' }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ errors: [sampleFormError(code)] });
  });

  it('a code of its own is a broken service elsewhere', async () => {
    const answer = await service('user-pool', 'BLOCKED').handler(call('SignUp'));
    expect(answer.status).toBe(500);
  });
});

describe('withFaults before the learning site', () => {
  it.each([
    ['throttle', 429],
    ['limit', 429],
    ['server', 500],
    ['html', 503],
    ['expired-session', 401],
    ['revoked', 401],
  ] as const)('%s is a page with status %i', async (fault, status) => {
    const { handler } = service('learning-site', fault, '/auth-redirect');
    const answer = await handler(new Request('http://localhost:4103/auth-redirect?token=x'));
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/^<!doctype html>[^]*<h1>/);
  });
});
