import { expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { readSiteStorage } from '#src/lib/site-storage.ts';

const VERIFIER = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.oauthPKCE`;

it('returns only what this site has stored, and none of the library’s secrets', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(VERIFIER, 'secret');
    storage.setItem('CognitoSignInState.username', 'ada');
    storage.setItem('app.theme', 'dark');
  }
  expect(readSiteStorage()).toEqual({
    local: { 'app.theme': 'dark' },
    session: { 'app.theme': 'dark' },
  });
});
