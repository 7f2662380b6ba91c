import { expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { keepChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import {
  clearEndedSession,
  clearOtherSessions,
  clearSession,
} from '#src/services/user-pool/session-store.ts';

const PREFIX = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;
const VERIFIER = `${PREFIX}.oauthPKCE`;

it('removes an ended session’s own data with it', () => {
  localStorage.setItem(VERIFIER, 'for another tab');
  keepChosenPlan('business');
  localStorage.setItem('app.theme', 'dark');
  clearEndedSession();
  const kept = Object.fromEntries(Object.entries(localStorage));
  expect(kept).toEqual({ [VERIFIER]: 'for another tab', 'app.theme': 'dark' });
});

it.each([
  ['an ended session’s tokens, but not the device that the next sign-in uses', clearEndedSession],
  ['everything of a session, the device too', clearSession],
])('removes %s', (_, clear) => {
  for (const name of ['ada.idToken', 'ada.deviceKey']) document.cookie = `${PREFIX}.${name}=x`;
  clear();
  expect(document.cookie).toBe(clear === clearSession ? '' : `${PREFIX}.ada.deviceKey=x`);
});

it('removes another user’s tokens after a sign-in', () => {
  for (const name of ['ada.idToken', 'grace.idToken', 'LastAuthUser']) {
    document.cookie = `${PREFIX}.${name}=ada`;
  }
  clearOtherSessions();
  expect(document.cookie).toBe(`${PREFIX}.ada.idToken=ada; ${PREFIX}.LastAuthUser=ada`);
});
