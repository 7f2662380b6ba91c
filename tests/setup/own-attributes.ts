import type { SignedIn, TestPool } from './local-user-pool.ts';
import { textAt } from './text-at.ts';

/** What users do with their own attributes. `signedIn` is called each time, because every test has its own pool. */
export function ownAttributes(signedIn: () => { test: TestPool; known: SignedIn }) {
  const updateAll = (attributes: Record<string, string>) =>
    signedIn().test.call('UpdateUserAttributes', {
      AccessToken: signedIn().known.accessToken,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    });
  const update = (Name: string, Value: string) => updateAll({ [Name]: Value });
  const verify = (AttributeName: string, Code = signedIn().test.lastCode()) =>
    signedIn().test.call('VerifyUserAttribute', {
      AccessToken: signedIn().known.accessToken,
      AttributeName,
      Code,
    });

  async function attributes(): Promise<Record<string, string>> {
    const user = await signedIn().test.call('GetUser', {
      AccessToken: signedIn().known.accessToken,
    });
    const listed: unknown = Object.entries(user).find(([name]) => name === 'UserAttributes')?.[1];
    return Object.fromEntries(
      (Array.isArray(listed) ? listed : []).map((one) => [
        textAt(one, 'Name'),
        textAt(one, 'Value'),
      ]),
    );
  }

  async function idClaims(): Promise<unknown> {
    const RefreshToken = signedIn().known.refreshToken;
    const refreshed = await signedIn().test.call('GetTokensFromRefreshToken', { RefreshToken });
    const claims = textAt(refreshed, 'AuthenticationResult.IdToken').split('.')[1] ?? '';
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  }

  return { updateAll, update, verify, attributes, idClaims };
}
