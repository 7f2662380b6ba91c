import { describe, expect, it, vi } from 'vitest';
import type { IdentityPool } from '#local/identity-pool/engine.ts';
import { identityPoolHandler } from '#local/identity-pool/http.ts';
import { ServiceError } from '#local/kit/aws-errors.ts';

const URL = 'http://localhost:4104/';

function post(target: string, body: string): Request {
  return new Request(URL, { method: 'POST', headers: { 'x-amz-target': target }, body });
}

function poolThat(call: IdentityPool['call']) {
  return identityPoolHandler({ call });
}

const echo = poolThat(async (operation, input) => ({ operation, input }));

describe('the identity pool over HTTP', () => {
  it('speaks AWS JSON to every origin', async () => {
    const response = await echo(post('AWSCognitoIdentityService.GetId', '{"a":1}'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ operation: 'GetId', input: { a: 1 } });
  });

  it('answers the preflight of Amplify', async () => {
    const response = await echo(new Request(URL, { method: 'OPTIONS' }));
    expect(response.status).toBe(204);
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['cache-control', 'content-type', 'x-amz-target', 'x-amz-user-agent']),
    );
  });

  it('returns the name of an error in the body and in a header', async () => {
    const refusing = poolThat(async () => {
      throw new ServiceError('NotAuthorizedException', 'Invalid login token.');
    });
    const response = await refusing(post('AWSCognitoIdentityService.GetId', '{}'));
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:');
    expect(await response.json()).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Invalid login token.',
    });
  });

  it.each([
    [post('AWSCognitoIdentityProviderService.GetUser', '{}'), 'UnknownOperationException'],
    [new Request(URL), 'UnknownOperationException'],
    [post('AWSCognitoIdentityService.GetId', '{'), 'SerializationException'],
  ])('refuses other requests', async (request, name) => {
    const response = await echo(request);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: name });
  });

  it('reveals nothing about an internal error', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = poolThat(async () => {
      throw new Error('the reason');
    });
    const response = await broken(post('AWSCognitoIdentityService.GetId', '{}'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('the reason');
    expect(said).toHaveBeenCalledOnce();
  });
});
