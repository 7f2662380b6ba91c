import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { googleUserId, parseAccount } from '#local/user-pool/hosted-ui/accounts.ts';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { signInWithGoogle } from '../../../setup/hosted-ui.ts';
import { testPool, textAt } from '../../../setup/local-user-pool.ts';

const COOKIE_BYTES = 4096;

/** As Amplify names the cookie of an ID token, and the name counts. */
async function idTokenCookie(email: string): Promise<number> {
  const { idToken } = await signInWithGoogle(testPool(), email);
  const username = textAt(decodeJwt(idToken), 'cognito:username');
  const name = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.${username}.idToken`;
  return name.length + idToken.length;
}

describe('the accounts at the stand-in for Google', () => {
  it('have one whose ID token a cookie just holds', async () => {
    const bytes = await idTokenCookie('mary@gmail.example');
    expect(bytes).toBeLessThan(COOKIE_BYTES - 16);
    expect(bytes).toBeGreaterThan(COOKIE_BYTES - 128);
  });

  it('have one whose ID token no cookie holds, with attributes that the service would take', async () => {
    const { idToken } = await signInWithGoogle(testPool(), 'hedy@gmail.example');
    expect(idToken.length).toBeGreaterThan(COOKIE_BYTES + 128);
    for (const claim of Object.values(decodeJwt(idToken))) {
      expect(String(claim).length).toBeLessThanOrEqual(2048);
    }
  });

  it('are the same account for one email, whoever types it', () => {
    expect(googleUserId('ada@gmail.example')).toMatch(/^1\d{20}$/);
    expect(googleUserId('ada@gmail.example')).not.toBe(googleUserId('grace@gmail.example'));
    const typed = parseAccount('Mary', ' MARY@gmail.example ');
    expect(typed).toMatchObject({
      ok: true,
      account: { email: 'mary@gmail.example', name: 'Mary', claims: {} },
    });
  });
});
