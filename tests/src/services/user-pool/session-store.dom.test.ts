import { expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import {
  acceptedProviderSecondFactor,
  clearEndedSession,
  rememberProviderSecondFactor,
  siteStore,
} from '#src/services/user-pool/session-store.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';

const VERIFIER = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.oauthPKCE`;

it('remembers an accepted second factor as long as the page lasts if storage is blocked', () => {
  refuseStorage('localStorage');
  rememberProviderSecondFactor('this-session');
  expect(acceptedProviderSecondFactor()).toBe('this-session');
});

it('returns only what this site has stored, and none of the library’s secrets', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem(VERIFIER, 'secret');
    storage.setItem('CognitoSignInState.username', 'ada');
    storage.setItem('app.theme', 'dark');
  }
  expect(siteStore()).toEqual({
    local: { 'app.theme': 'dark' },
    session: { 'app.theme': 'dark' },
  });
});

it('removes an ended session’s own data with it', () => {
  rememberProviderSecondFactor('this-session');
  localStorage.setItem(VERIFIER, 'for another tab');
  localStorage.setItem('app.theme', 'dark');
  clearEndedSession();
  const kept = Object.fromEntries(Object.entries(localStorage));
  expect(kept).toEqual({ [VERIFIER]: 'for another tab', 'app.theme': 'dark' });
});
