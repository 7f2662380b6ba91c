// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { answerInstead } from '../../../../setup/answers.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(async () => {
  await amplifyUserPool.signOut();
});

function userHas(attributes: Record<string, string>, mfa: object = {}): void {
  answerInstead({
    GetUser: async (next) => {
      const user: unknown = await (await next()).json();
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      return Response.json({ ...Object(user), UserAttributes, ...mfa });
    },
  });
}

describe('the profile', () => {
  it.each([
    [{ name: 'Ada Lovelace', 'custom:name': 'x', given_name: 'y' }, 'Ada Lovelace'],
    [{ 'custom:name': 'Ada King', given_name: 'y' }, 'Ada King'],
    [{ given_name: 'Ada', family_name: 'Byron' }, 'Ada Byron'],
    [{ given_name: 'Ada' }, 'Ada'],
    [{}, ''],
  ])('takes the name of %o to be %j', async (attributes, name) => {
    await signedInPerson(world);
    userHas({ email: 'ada@example.com', ...attributes });
    expect(await amplifyUserPool.profile()).toMatchObject({
      value: { name, email: 'ada@example.com' },
    });
  });

  it('knows the three methods and the preferred one', async () => {
    await signedInPerson(world);
    userHas(
      { email: 'ada@example.com' },
      {
        UserMFASettingList: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
        PreferredMfaSetting: 'EMAIL_OTP',
      },
    );
    expect(await amplifyUserPool.profile()).toMatchObject({
      value: { mfa: { enabled: ['SMS', 'TOTP', 'EMAIL'], preferred: 'EMAIL' } },
    });
  });
});

describe('the session', () => {
  it('is refreshed when its token has run out, and only then', async () => {
    await signedInPerson(world);
    const before = await amplifyUserPool.session();
    expect(world.calls).not.toContain('GetTokensFromRefreshToken');
    expireAccessToken();
    const after = await amplifyUserPool.session();
    expect(world.calls).toContain('GetTokensFromRefreshToken');
    expect(after).toMatchObject({ ok: true, value: { idToken: expect.any(String) } });
    expect(after).not.toEqual(before);
  });
});

/** Only the refresher looks at the claim. */
function expireAccessToken(): void {
  const entry = document.cookie.split('; ').find((one) => one.includes('.accessToken='));
  const [name = '', token = ''] = entry?.split('=') ?? [];
  const [header, body = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  const expired = btoa(JSON.stringify({ ...Object(claims), exp: 1 }));
  document.cookie = `${name}=${[header, expired, signature].join('.')}; path=/`;
}
