import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { googleUserId, parseAccount } from '#local/user-pool/hosted-ui/accounts.ts';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { signInWithGoogle } from '../../../setup/hosted-ui.ts';
import { testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';

const COOKIE_BYTES = 4096;

/** The size of Amplify's cookie for the ID token, including its name. */
async function idTokenCookie(email: string): Promise<number> {
  const { idToken } = await signInWithGoogle(testPool(), email);
  const username = textAt(decodeJwt(idToken), 'cognito:username');
  const name = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.${username}.idToken`;
  return name.length + idToken.length;
}

describe('the accounts at the imitation of Google', () => {
  it('include one whose ID token just fits into a cookie', async () => {
    const bytes = await idTokenCookie('mary@gmail.example');
    expect(bytes).toBeLessThan(COOKIE_BYTES - 16);
    expect(bytes).toBeGreaterThan(COOKIE_BYTES - 128);
  });

  it('include one whose ID token fits into no cookie, within the service’s attribute limits', async () => {
    const { idToken } = await signInWithGoogle(testPool(), 'hedy@gmail.example');
    expect(idToken.length).toBeGreaterThan(COOKIE_BYTES + 128);
    for (const claim of Object.values(decodeJwt(idToken))) {
      expect(String(claim).length).toBeLessThanOrEqual(2048);
    }
  });

  it('are identified by their email', () => {
    expect(googleUserId('ada@gmail.example')).toMatch(/^1\d{20}$/);
    expect(googleUserId('ada@gmail.example')).not.toBe(googleUserId('grace@gmail.example'));
    const typed = parseAccount('Mary', ' MARY@gmail.example ');
    expect(typed).toMatchObject({
      ok: true,
      account: { email: 'mary@gmail.example', name: 'Mary', claims: {} },
    });
  });
});
