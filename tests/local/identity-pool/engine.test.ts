import { randomBytes } from 'node:crypto';
import { errors, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIdentityPool, type IdentityPool } from '#local/identity-pool/engine.ts';
import { emptyIdentityPoolState, type IdentityPoolState } from '#local/identity-pool/state.ts';
import { memoryStore, type Store } from '#local/kit/store.ts';
import { HOUR, START } from '../../setup/local-user-pool.ts';
import { textAt } from '../../setup/text-at.ts';
import { refusalOf } from '../../setup/refusals.ts';

const ISSUER = 'http://localhost:4101/eu-west-1_Lureproof';
const PROVIDER = 'localhost:4101/eu-west-1_Lureproof';
const CLIENT = 'the-client';
const POOL = 'eu-west-1:5eedf00d-0000-4000-8000-000000000001';

let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
let stranger: CryptoKey;
let now: number;
let store: Store<IdentityPoolState>;
let pool: IdentityPool;
let guests: IdentityPool;
let keySetAnswers: boolean;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  stranger = (await generateKeyPair('RS256')).privateKey;
});
beforeEach(() => {
  now = START;
  keySetAnswers = true;
  store = memoryStore(emptyIdentityPoolState());
  [pool, guests] = [create(false), create(true)];
});

function create(allowGuests: boolean): IdentityPool {
  return createIdentityPool({
    identityPoolId: POOL,
    allowGuests,
    issuer: ISSUER,
    clientId: CLIENT,
    keys: async () => {
      if (!keySetAnswers) throw new errors.JWKSTimeout();
      return keys.publicKey;
    },
    now: () => now,
    randomBytes,
    store,
  });
}

function idToken(sub: string, claims: object = {}, key = keys.privateKey): Promise<string> {
  const known = { sub, iss: ISSUER, aud: CLIENT, token_use: 'id', exp: START / 1000 + 3600 };
  return new SignJWT({ ...known, ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(key);
}

const loginOf = async (sub: string) => ({ [PROVIDER]: await idToken(sub) });

async function idOf(Logins?: object, from = pool): Promise<string> {
  const input = { IdentityPoolId: POOL, ...(Logins && { Logins }) };
  return textAt(await from.call('GetId', input), 'IdentityId');
}

function credentials(IdentityId: string, Logins?: object, from = pool): Promise<object> {
  return from.call('GetCredentialsForIdentity', { IdentityId, ...(Logins && { Logins }) });
}

const notAuthorized = (message: string) => `NotAuthorizedException: ${message}`;
const notFound = (message: string) => `ResourceNotFoundException: ${message}`;

describe('a signed-in user', () => {
  it('keeps one identity', async () => {
    const id = await idOf(await loginOf('ada'));
    expect(id).toMatch(/^eu-west-1:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(await idOf(await loginOf('ada'))).toBe(id);
    expect(await idOf(await loginOf('grace'))).not.toBe(id);
  });

  it('gets new credentials for an hour each time', async () => {
    const id = await idOf(await loginOf('ada'));
    const first = await credentials(id, await loginOf('ada'));
    expect(first).toEqual({
      IdentityId: id,
      Credentials: {
        AccessKeyId: expect.stringMatching(/^ASIA[A-Z2-7]{16}$/),
        SecretKey: expect.stringMatching(/^[\w+/]{40}$/),
        SessionToken: expect.stringMatching(/^[\w+/=]{300,}$/),
        Expiration: Math.floor((START + HOUR) / 1000),
      },
    });
    expect(await credentials(id, await loginOf('ada'))).not.toEqual(first);
  });

  it('gets none for another user’s identity or without a login', async () => {
    const id = await idOf(await loginOf('ada'));
    expect(await refusalOf(credentials(id, await loginOf('grace')))).toBe(
      notAuthorized(
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      ),
    );
    expect(await refusalOf(credentials(id, {}, guests))).toBe(
      notAuthorized(`Access to Identity '${id}' is forbidden.`),
    );
  });
});

describe('a guest', () => {
  it('is refused by default', async () => {
    const message = 'Unauthenticated access is not supported for this identity pool.';
    expect(await refusalOf(idOf())).toBe(notAuthorized(message));
    expect(await refusalOf(idOf({}))).toBe(notAuthorized(message));
    const id = await idOf({}, guests);
    expect(await refusalOf(credentials(id))).toBe(notAuthorized(message));
  });

  it('gets a new identity each time if guests are allowed, with credentials', async () => {
    const id = await idOf(undefined, guests);
    expect(await idOf(undefined, guests)).not.toBe(id);
    expect(await credentials(id, undefined, guests)).toMatchObject({ IdentityId: id });
  });

  it('keeps the identity on the first sign-in, and gets it back on later ones', async () => {
    const [first, second] = [await idOf({}, guests), await idOf({}, guests)];
    const login = await loginOf('ada');
    expect(await credentials(first, login, guests)).toMatchObject({ IdentityId: first });
    expect(await credentials(second, login, guests)).toMatchObject({ IdentityId: first });
    expect(await idOf(login)).toBe(first);
  });
});

describe('a login without an ID token of the user pool', () => {
  it.each([
    [
      'signed with another key',
      async () => idToken('ada', {}, stranger),
      "Couldn't verify signed token.",
    ],
    [
      'expired',
      async () => idToken('ada', { exp: START / 1000 - 1 }),
      `Token expired: ${Math.floor(START / 1000)} >= ${START / 1000 - 1}`,
    ],
    [
      'an access token',
      async () => idToken('ada', { aud: undefined, token_use: 'access' }),
      'Missing a required claim: aud',
    ],
    [
      'with another token_use',
      async () => idToken('ada', { token_use: 'access' }),
      'Not a valid OpenId Connect identity token.',
    ],
    [
      'from another issuer',
      async () => idToken('ada', { iss: 'http://localhost:4101/eu-west-1_Other' }),
      "Issuer doesn't match providerName",
    ],
    ['garbage', async () => 'garbage', 'Not a valid OpenId Connect identity token.'],
    [
      'without an expiry',
      async () => idToken('ada', { exp: undefined }),
      "Couldn't verify signed token.",
    ],
  ])('is refused: %s', async (_, make, reason) => {
    const refused = await refusalOf(idOf({ [PROVIDER]: await make() }));
    expect(refused).toEqual(notAuthorized(`Invalid login token. ${reason}`));
    expect(store.read()).toEqual(emptyIdentityPoolState());
  });

  it.each([
    ['another provider', { 'accounts.google.com': 'token' }],
    ['the provider with its scheme', { [ISSUER]: 'token' }],
    ['two providers', { [PROVIDER]: 'token', 'accounts.google.com': 'token' }],
  ])('is refused for %s', async (_, logins) => {
    expect(await refusalOf(idOf(logins))).toBe(
      notAuthorized('Token is not from a supported provider of this identity pool.'),
    );
  });

  it('is refused for another app client', async () => {
    const token = await idToken('ada', { aud: 'another' });
    expect(await refusalOf(idOf({ [PROVIDER]: token }))).toBe(
      notAuthorized('Token is not from a supported provider of this identity pool.'),
    );
  });

  it('is not blamed while the key set is unavailable', async () => {
    keySetAnswers = false;
    await expect(idOf(await loginOf('ada'))).rejects.toThrow(errors.JWKSTimeout);
  });
});

describe('an invalid request', () => {
  it('is refused for an unknown pool, identity or operation', async () => {
    const other = 'eu-west-1:00000000-0000-4000-8000-000000000002';
    expect(await refusalOf(pool.call('GetId', { IdentityPoolId: other }))).toBe(
      notFound(`IdentityPool '${other}' not found.`),
    );
    expect(await refusalOf(credentials(other, await loginOf('ada')))).toBe(
      notFound(`Identity '${other}' not found.`),
    );
    expect(await refusalOf(pool.call('ListIdentities', {}))).toContain(
      'UnknownOperationException: ',
    );
  });

  it.each([{}, { IdentityPoolId: 'no colon' }, { IdentityPoolId: POOL, Logins: 'x' }, null])(
    'is refused with %j',
    async (input) => {
      expect(await refusalOf(pool.call('GetId', input))).toContain('InvalidParameterException: ');
    },
  );
});
