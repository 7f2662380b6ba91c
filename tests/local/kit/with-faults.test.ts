import { describe, expect, it } from 'vitest';
import { createFaultSwitches, type AnyFault, type Service } from '#local/kit/faults.ts';
import { FORM_CODES, sampleFormError, statusOf } from '#local/kit/form-errors.ts';
import { withFaults } from '#local/kit/with-faults.ts';

/** A service that answers "normal", with a fault for its next request. */
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

const call = (operation: string) =>
  new Request('http://localhost:4101/', {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  });
const post = (path: string) => new Request(`http://localhost:4101${path}`, { method: 'POST' });

describe('faults of the user pool', () => {
  const SESSION = 'Invalid session for the user, session is expired.';
  const ATTEMPTS = 'Attempt limit exceeded, please try after some time.';

  it.each([
    ['throttle', 'SignUp', 400, 'TooManyRequestsException', 'Rate exceeded'],
    ['limit', 'SignUp', 400, 'LimitExceededException', ATTEMPTS],
    ['server', 'SignUp', 500, 'InternalErrorException', 'Internal error'],
    ['expired-session', 'RespondToAuthChallenge', 400, 'NotAuthorizedException', SESSION],
    ['revoked', 'GetUser', 400, 'NotAuthorizedException', 'Access Token has been revoked'],
    [
      'revoked',
      'GetTokensFromRefreshToken',
      400,
      'NotAuthorizedException',
      'Refresh Token has been revoked',
    ],
  ] as const)('%s at %s is answered like the service', async (fault, operation, ...expected) => {
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

  it('slow answers normally after five seconds', async () => {
    const { handler, slept } = service('user-pool', 'slow');
    expect(await (await handler(call('SignUp'))).text()).toBe('normal');
    expect(slept).toEqual([5000]);
    await handler(call('SignUp'));
    expect(slept).toEqual([5000]);
  });

  it('html is a 503 page that CORS lets the app read', async () => {
    const answer = await service('user-pool', 'html').handler(call('SignUp'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  });

  it('malformed is broken JSON with status 200', async () => {
    const answer = await service('user-pool', 'malformed').handler(call('SignUp'));
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('apply only to the operation in X-Amz-Target', async () => {
    const { handler } = service('user-pool', 'server', 'SignUp');
    const statuses = [];
    for (const operation of ['GetUser', 'SignUp', 'SignUp']) {
      statuses.push((await handler(call(operation))).status);
    }
    expect(statuses).toEqual([200, 500, 200]);
  });

  it('do not apply to preflights', async () => {
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
    const answer = await service('user-pool', fault).handler(post('/oauth2/token'));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
  });
});

describe('faults of the form service', () => {
  it.each([
    ['throttle', 429],
    ['limit', 429],
    ['server', 500],
    ['expired-session', 403],
    ['revoked', 403],
    ...FORM_CODES.map((code) => [code, statusOf([sampleFormError(code)])] as const),
  ] as const)('%s answers %i with a list of errors', async (fault, status) => {
    const answer = await service('form-service', fault).handler(post('/f/contact'));
    const error = FORM_CODES.find((code) => code === fault);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/./), ...(error && sampleFormError(error)) }],
    });
  });

  it('its codes are server errors of other services', async () => {
    expect((await service('user-pool', 'BLOCKED').handler(call('SignUp'))).status).toBe(500);
  });
});

it.each([
  ['throttle', 429],
  ['limit', 429],
  ['server', 500],
  ['html', 503],
  ['expired-session', 401],
  ['revoked', 401],
] as const)('%s of the learning site is a page with status %i', async (fault, status) => {
  const answer = await service('learning-site', fault).handler(post('/auth-redirect?token=x'));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(/^<!doctype html>[^]*<h1>/);
});
