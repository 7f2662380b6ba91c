import { describe, expect, it } from 'vitest';
import { createFaultSwitches, type AnyFault, type Service } from '#local/kit/faults.ts';
import { withFaults } from '#local/kit/with-faults.ts';

/** How the app meets each fault is in tests/integration/faults. */

/** A service that answers "normal", with a fault for its next request. */
function service(name: Service, fault: AnyFault, operation = '*') {
  const faults = createFaultSwitches();
  faults.add({ service: name, operation, fault, times: 1 });
  const slept: number[] = [];
  const sleep = async (milliseconds: number) => void slept.push(milliseconds);
  return { handler: withFaults(name, async () => new Response('normal'), faults, sleep), slept };
}

const call = (operation: string) =>
  new Request('http://localhost:4101/', {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
  });
const post = (path: string) => new Request(`http://localhost:4101${path}`, { method: 'POST' });

describe('faults of the user pool', () => {
  it.each([
    ['throttle', 429, 'temporarily_unavailable'],
    ['server', 500, 'server_error'],
    ['expired-session', 400, 'invalid_grant'],
    ['revoked', 400, 'invalid_grant'],
  ] as const)('%s at the token endpoint is an OAuth error', async (fault, status, error) => {
    const answer = await service('user-pool', fault).handler(post('/oauth2/token'));
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  });

  it('drop the connection, wait, or answer with a page or half of one', async () => {
    const at = (fault: AnyFault) => service('user-pool', fault).handler(call('SignUp'));
    expect((await at('network')).type).toBe('error');
    const { handler, slept } = service('user-pool', 'slow');
    expect(await (await handler(call('SignUp'))).text()).toBe('normal');
    expect(slept).toEqual([5000]);
    const page = await at('html');
    expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    await expect((await at('malformed')).json()).rejects.toThrow(SyntaxError);
  });

  it('apply as often as wanted, to the operation in X-Amz-Target, but not to preflights', async () => {
    const { handler } = service('user-pool', 'server', 'SignUp');
    const requests = [new Request('http://localhost:4101/', { method: 'OPTIONS' })];
    requests.push(...['GetUser', 'SignUp', 'SignUp'].map(call));
    const statuses = [];
    for (const request of requests) statuses.push((await handler(request)).status);
    expect(statuses).toEqual([200, 200, 500, 200]);
  });
});

it.each([
  ['throttle', 429],
  ['server', 500],
  ['html', 503],
  ['revoked', 401],
] as const)('%s of the learning site is a page with status %i', async (fault, status) => {
  const answer = await service('learning-site', fault).handler(post('/auth-redirect?token=x'));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(/^<!doctype html>[^]*<h1>/);
});
