import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toBase64url } from '#src/services/user-pool/passkeys/base64url.ts';
import { passkeyCalls as calls } from '#src/services/user-pool/amplify/passkey-calls.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';
import { answerInstead, refusal } from '../../../../setup/answers.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { valueOf } from '../../../../setup/sign-in-steps.ts';
import { softwareAuthenticator } from '../../../../setup/software-authenticator.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const { signal } = new AbortController();
let person: Awaited<ReturnType<typeof signedInPerson>>;
let device: ReturnType<typeof softwareAuthenticator>;

beforeEach(async () => {
  userPool.signOut();
  device = softwareAuthenticator();
  person = await signedInPerson(world);
});

async function add(): Promise<string> {
  const created = device.create(valueOf(await calls.startAdding(signal)));
  expect(await calls.completeAdding(created)).toEqual({ ok: true, value: null });
  expect(await calls.setUsable(true)).toEqual({ ok: true, value: null });
  return created.id;
}

/** With a passkey added, and signed out again. */
async function request() {
  await add();
  userPool.signOut();
  return valueOf(await calls.startSignIn(person.email, signal));
}

it('adds a passkey for the user’s id, which signs in as the user that the pool named', async () => {
  const id = await add();
  const userId = sessionUserId() ?? '';
  userPool.signOut();
  const asked = valueOf(await calls.startSignIn(person.email, signal));
  expect(asked).toMatchObject({ username: userId, options: { allowCredentials: [{ id }] } });
  const proof = device.get(asked.options);
  expect(proof.response.userHandle).toBe(toBase64url(new TextEncoder().encode(userId)));
  sessionStorage.setItem('CognitoSignInState.username', 'unfinished');
  expect(await calls.completeSignIn(asked, proof, signal)).toEqual({ ok: true, value: null });
  expect(sessionStorage.getItem('CognitoSignInState.username')).toBeNull();
  // As a password’s: the guard, the profile and the list of sessions know no difference.
  expect(await amplifyUserPool.secondFactor()).toEqual({ ok: true, value: 'authenticator' });
  expect(valueOf(await amplifyUserPool.session())).toMatchObject({ signInType: 'password' });
  expect(valueOf(await amplifyUserPool.session({ forceRefresh: true }))).not.toBeNull();
  expect(await amplifyUserPool.sessions()).toMatchObject({ value: [{ isCurrent: true }] });
});

it('lists every page, and removes one that has been removed already', async () => {
  const ids = [await add(), await add()];
  const listed = (passkeys: object[]) => ({ ok: true, value: { isUsable: true, passkeys } });
  expect(await calls.list()).toMatchObject(listed(ids.map((id) => ({ id, name: 'Passkey' }))));
  const page = (name: string) => [{ CredentialId: name, FriendlyCredentialName: ' ' }];
  const pages = [{ Credentials: page('a'), NextToken: 'more' }, { Credentials: page('b') }];
  answerInstead({ ListWebAuthnCredentials: () => Response.json(pages.shift()) });
  const unnamed = { name: null, addedAt: null };
  expect(await calls.list()).toEqual(
    listed([
      { id: 'a', ...unnamed },
      { id: 'b', ...unnamed },
    ]),
  );
  for (const id of [ids[0], ids[0]])
    expect(await calls.remove(id ?? '')).toMatchObject({ ok: true });
});

it.each([true, false])(
  'replacing the authenticator leaves passkeys usable: %s',
  async (isUsable) => {
    await add();
    await calls.setUsable(isUsable);
    // As a pool that switches them off with a new authenticator.
    answerInstead({
      VerifySoftwareToken: async () => {
        await calls.setUsable(false);
        return Response.json({ Status: 'SUCCESS' });
      },
    });
    await amplifyUserPool.startAuthenticatorSetUp();
    await amplifyUserPool.verifyAuthenticatorSetUp('123456');
    expect(await amplifyUserPool.preferSoftwareToken()).toMatchObject({ ok: true });
    expect(await calls.list()).toMatchObject({ value: { isUsable } });
  },
);

it.each([true, false])('a sign-in with a code leaves passkeys usable: %s', async (isUsable) => {
  await add();
  await calls.setUsable(isUsable);
  expect(await amplifyUserPool.preferSoftwareToken()).toMatchObject({ ok: true });
  expect(await calls.list()).toMatchObject({ value: { isUsable } });
});

it('enables an authenticator also if the pool refuses the passkeys beside it', async () => {
  await add();
  const asked = vi.fn<() => void>();
  answerInstead({
    VerifySoftwareToken: () => Response.json({ Status: 'SUCCESS' }),
    SetUserMFAPreference: (next) => {
      asked();
      if (asked.mock.calls.length > 1) return next();
      return refusal('InvalidParameterException', 'WebAuthn is not allowed.');
    },
  });
  await amplifyUserPool.startAuthenticatorSetUp();
  await amplifyUserPool.verifyAuthenticatorSetUp('123456');
  expect(await amplifyUserPool.preferSoftwareToken()).toMatchObject({ ok: true });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('has none if the pool has none, and then nothing is listed', async () => {
  await world.pool.changePasskeySettings({ enabled: false });
  expect(await calls.list()).toEqual({ ok: true, value: null });
  expect(await calls.startAdding(signal)).toEqual({ ok: false, error: { code: 'passkeys-off' } });
  await world.pool.changePasskeySettings({ enabled: true });
});

it('takes no other relying party from the pool than this site’s', async () => {
  await add();
  const elsewhere = async (next: () => Promise<Response>) =>
    new Response((await (await next()).text()).replaceAll('localhost', 'example.com'));
  answerInstead({ StartWebAuthnRegistration: elsewhere, InitiateAuth: elsewhere });
  const wrong = { ok: false, error: { code: 'passkey-wrong-site' } };
  expect(await calls.startAdding(signal)).toEqual(wrong);
  userPool.signOut();
  expect(await calls.startSignIn(person.email, signal)).toEqual(wrong);
});

describe('a sign-in', () => {
  it.each([
    ['an unknown email', () => 'nobody@example.com'],
    ['an account without passkeys', () => person.email],
  ])('asks for the password for %s', async (_, email) => {
    userPool.signOut();
    expect(await calls.startSignIn(email(), signal)).toEqual({
      ok: false,
      error: { code: 'password-required' },
    });
  });

  it.each([
    ['SELECT_CHALLENGE', { ChallengeName: 'SELECT_CHALLENGE', AvailableChallenges: ['PASSWORD'] }],
    ['PASSWORD_SRP', { ChallengeName: 'PASSWORD_SRP' }],
    ['an exception', refusal('NotAuthorizedException', 'Password Challenge is Required to SignIn')],
    ['no such user', refusal('UserNotFoundException', 'User does not exist.')],
    ['not verified', refusal('UserNotConfirmedException', 'User is not confirmed.')],
  ])('asks for the password if the pool answers %s', async (_, answer) => {
    userPool.signOut();
    answerInstead({
      InitiateAuth: () => (answer instanceof Response ? answer : Response.json(answer)),
    });
    expect(await calls.startSignIn(person.email, signal)).toEqual({
      ok: false,
      error: { code: 'password-required' },
    });
  });

  it('is off for a client without the flow', async () => {
    userPool.signOut();
    answerInstead({
      InitiateAuth: () => refusal('InvalidParameterException', 'USER_AUTH is not enabled'),
    });
    expect(await calls.startSignIn(person.email, signal)).toEqual({
      ok: false,
      error: { code: 'passkeys-off' },
    });
  });

  it('refuses a passkey that the pool has forgotten, a replayed proof and another site’s', async () => {
    const asked = await request();
    const proof = device.get(asked.options);
    const lie = device.get(asked.options, { origin: 'https://lureproof.example.evil' });
    expect(await calls.completeSignIn(asked, lie, signal)).toMatchObject({ ok: false });
    await world.pool.forgetPasskeys(person.email);
    const again = await calls.completeSignIn(asked, proof, signal);
    expect(again).toMatchObject({ ok: false });
    expect(sessionUserId()).toBeNull();
  });

  it('stores no other user’s session than the one that the pool has named, and revokes it', async () => {
    const asked = await request();
    const proof = device.get(asked.options);
    answerInstead({
      RespondToAuthChallenge: async (next) => {
        const { AuthenticationResult, ...rest } = Object(await (await next()).json());
        const [head, , tail] = String(AuthenticationResult.AccessToken).split('.');
        const other = btoa(JSON.stringify({ sub: 'other', username: 'other', iat: 1, exp: 9e9 }));
        const AccessToken = `${head}.${other}.${tail}`;
        return Response.json({
          ...rest,
          AuthenticationResult: { ...AuthenticationResult, AccessToken },
        });
      },
    });
    expect(await calls.completeSignIn(asked, proof, signal)).toEqual({
      ok: false,
      error: { code: 'passkey-refused' },
    });
    expect(sessionUserId()).toBeNull();
    await eventually(() => expect(world.calls.at(-1)).toBe('RevokeToken'));
  });

  it('has another meaning for the pool’s limit than the adding', async () => {
    userPool.signOut();
    answerInstead({ InitiateAuth: () => refusal('LimitExceededException', 'Too often.') });
    expect(await calls.startSignIn(person.email, signal)).not.toMatchObject({
      error: { code: 'passkey-limit' },
    });
  });

  it('stores no session after a cancellation, and revokes it', async () => {
    const asked = await request();
    const controller = new AbortController();
    answerInstead({
      RespondToAuthChallenge: async (next) => {
        const answer = await next();
        controller.abort();
        return answer;
      },
    });
    const proof = device.get(asked.options);
    expect(await calls.completeSignIn(asked, proof, controller.signal)).toEqual({
      ok: false,
      error: { code: 'passkey-cancelled' },
    });
    expect(sessionUserId()).toBeNull();
  });

  it('stores no session over one that another tab has begun meanwhile, and revokes its own', async () => {
    const asked = await request();
    const proof = device.get(asked.options);
    const other = await signedInPerson(world);
    const before = sessionUserId();
    expect(await calls.completeSignIn(asked, proof, signal)).toMatchObject({
      error: { code: 'already-signed-in' },
    });
    expect(other.email).not.toBe(person.email);
    expect(sessionUserId()).toBe(before);
    await eventually(() => expect(world.calls.at(-1)).toBe('RevokeToken'));
  });
});

it.each([
  ['WebAuthnConfigurationMissingException', 'passkeys-off'],
  ['WebAuthnChallengeNotFoundException', 'passkey-expired'],
  ['WebAuthnOriginNotAllowedException', 'passkey-wrong-site'],
  ['WebAuthnRelyingPartyMismatchException', 'passkey-wrong-site'],
  ['WebAuthnClientMismatchException', 'passkey-wrong-site'],
  ['WebAuthnCredentialNotSupportedException', 'passkey-unsupported'],
  ['LimitExceededException', 'passkey-limit'],
])('gives %s the code %s', async (name, code) => {
  answerInstead({ CompleteWebAuthnRegistration: () => refusal(name, 'Refused.') });
  expect(await calls.completeAdding({})).toEqual({ ok: false, error: { code } });
});
