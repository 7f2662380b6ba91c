import { refreshAuthTokens } from 'aws-amplify/auth/cognito';

const NO_TOKENS = {
  accessToken: { payload: {}, toString: () => '' },
  clockDrift: 0,
  username: '',
};

/**
 * Resolves when no token refresh is in flight. Amplify has a single refresh for the whole process, so the next test would
 * share one that an earlier test left retrying, and another pool would refuse it. Without a configuration this starts
 * nothing: it joins the refresh in flight, or rejects immediately.
 */
export async function refreshSettled(): Promise<void> {
  await refreshAuthTokens({ tokens: NO_TOKENS, username: '' }).catch(() => undefined);
}
