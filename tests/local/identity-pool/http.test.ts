import { randomBytes } from 'node:crypto';
import { generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdentityPool } from '#local/identity-pool/engine.ts';
import { identityPoolHandler } from '#local/identity-pool/http.ts';
import { emptyIdentityPoolState } from '#local/identity-pool/state.ts';
import type { Handler } from '#local/kit/handler.ts';
import { memoryStore } from '#local/kit/store.ts';
import { HOUR, START } from '../../setup/local-user-pool.ts';
import { textAt } from '../../setup/text-at.ts';

const URL = 'http://localhost:4104/';
const PROVIDER = 'localhost:4101/eu-west-1_Lureproof';
const ISSUER = `http://${PROVIDER}`;
const POOL = 'eu-west-1:5eedf00d-0000-4000-8000-000000000001';

let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
let stranger: CryptoKey;
let keySetAnswers: boolean;
let pool: Handler;
let guests: Handler;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  stranger = (await generateKeyPair('RS256')).privateKey;
});
beforeEach(() => {
  keySetAnswers = true;
  const store = memoryStore(emptyIdentityPoolState());
  const create = (allowGuests: boolean) =>
    createIdentityPool({
      identityPoolId: POOL,
      allowGuests,
      issuer: ISSUER,
      clientId: 'the-client',
      keys: async () => {
        if (!keySetAnswers) throw new TypeError('fetch failed');
        return keys.publicKey;
      },
      now: () => START,
      randomBytes,
      store,
    });
  [pool, guests] = [identityPoolHandler(create(false)), identityPoolHandler(create(true))];
});

async function call(operation: string, input: object | string, to = pool) {
  const headers = { 'x-amz-target': `AWSCognitoIdentityService.${operation}` };
  const body = typeof input === 'string' ? input : JSON.stringify(input);
  const response = await to(new Request(URL, { method: 'POST', headers, body }));
  const answer: unknown = await response.json();
  return { response, answer };
}

function idToken(sub: string, claims: object = {}, key = keys.privateKey): Promise<string> {
  const usual = { sub, iss: ISSUER, aud: 'the-client', token_use: 'id', exp: START / 1000 + 3600 };
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(key);
}
const loginOf = async (sub: string) => ({ [PROVIDER]: await idToken(sub) });
const idOf = async (Logins: object, to = pool) =>
  textAt((await call('GetId', { IdentityPoolId: POOL, Logins }, to)).answer, 'IdentityId');
const credentials = async (IdentityId: string, Logins: object, to = pool) =>
  (await call('GetCredentialsForIdentity', { IdentityId, Logins }, to)).answer;

describe('the identity pool', () => {
  it('speaks uncached AWS JSON to every origin, and answers the preflight', async () => {
    const { response } = await call('GetId', {
      IdentityPoolId: POOL,
      Logins: await loginOf('ada'),
    });
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await pool(new Request(URL, { method: 'OPTIONS' }))).status).toBe(204);
  });

  it('gives a user one identity, with credentials for an hour, and nobody else', async () => {
    const id = await idOf(await loginOf('ada'));
    expect(await idOf(await loginOf('ada'))).toBe(id);
    expect(await idOf(await loginOf('grace'))).not.toBe(id);
    expect(await credentials(id, await loginOf('ada'))).toEqual({
      IdentityId: id,
      Credentials: {
        AccessKeyId: expect.stringMatching(/^ASIA[A-Z2-7]{16}$/),
        SecretKey: expect.stringMatching(/^[\w+/]{40}$/),
        SessionToken: expect.stringMatching(/^[\w+/=]{300,}$/),
        Expiration: Math.floor((START + HOUR) / 1000),
      },
    });
    const refused = { __type: 'NotAuthorizedException' };
    expect(await credentials(id, await loginOf('grace'))).toMatchObject(refused);
    expect(await credentials(id, {}, guests)).toMatchObject(refused);
  });

  it('gives a guest, if allowed, an identity that the first sign-in keeps', async () => {
    const [first, second] = [await idOf({}, guests), await idOf({}, guests)];
    const login = await loginOf('ada');
    expect(await credentials(first, {}, guests)).toMatchObject({ IdentityId: first });
    expect(await credentials(first, login, guests)).toMatchObject({ IdentityId: first });
    expect(await credentials(second, login, guests)).toMatchObject({ IdentityId: first });
  });

  it.each([
    ['another key', () => idToken('ada', {}, stranger), "Couldn't verify signed token."],
    ['an old date', () => idToken('ada', { exp: START / 1000 - 1 }), 'Token expired: '],
    ['no audience', () => idToken('ada', { aud: undefined }), 'Missing a required claim: aud'],
    ['another use', () => idToken('ada', { token_use: 'access' }), 'Not a valid OpenId Connect'],
    ['another issuer', () => idToken('ada', { iss: 'x' }), "Issuer doesn't match providerName"],
    ['another client', () => idToken('ada', { aud: 'x' }), 'not from a supported provider'],
    ['no form', async () => 'garbage', 'Not a valid OpenId Connect identity token.'],
  ])('refuses a token with %s', async (_, make, reason) => {
    const Logins = { [PROVIDER]: await make() };
    const { response, answer } = await call('GetId', { IdentityPoolId: POOL, Logins });
    expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:');
    expect(textAt(answer, 'message')).toContain(reason);
  });

  it.each([
    ['GetId', '{', 'SerializationException'],
    ['GetId', {}, 'InvalidParameterException'],
    ['GetId', { IdentityPoolId: 'eu-west-1:0' }, 'ResourceNotFoundException'],
    ['GetId', { IdentityPoolId: POOL, Logins: { google: 'x' } }, 'NotAuthorizedException'],
    ['ListIdentities', {}, 'UnknownOperationException'],
  ])('refuses %s with %j', async (operation, input, __type) => {
    expect((await call(operation, input)).answer).toMatchObject({ __type });
  });

  it('fails, without details, while the key set is unavailable', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    keySetAnswers = false;
    const input = { IdentityPoolId: POOL, Logins: await loginOf('ada') };
    const { response, answer } = await call('GetId', input);
    expect(response.status).toBe(500);
    expect(textAt(answer, 'message')).toBe('Internal error');
    expect(said).toHaveBeenCalledOnce();
  });
});
