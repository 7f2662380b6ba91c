import { expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { keepChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { clearEndedSession } from '#src/services/user-pool/session-store.ts';

const VERIFIER = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.oauthPKCE`;

it('removes an ended session’s own data with it', () => {
  localStorage.setItem(VERIFIER, 'for another tab');
  keepChosenPlan('business');
  localStorage.setItem('app.theme', 'dark');
  clearEndedSession();
  const kept = Object.fromEntries(Object.entries(localStorage));
  expect(kept).toEqual({ [VERIFIER]: 'for another tab', 'app.theme': 'dark' });
});
