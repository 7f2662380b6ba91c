import { refreshAuthTokens } from 'aws-amplify/auth/cognito';

const NO_TOKENS = {
  accessToken: { payload: {}, toString: () => '' },
  clockDrift: 0,
  username: '',
};

/**
 * Resolves when no token refresh is in flight. Amplify has one refresh at a time for the whole process, so a refresh
 * that an earlier test left to its retries would be the one that the next test gets, refused by another pool.
 * Without a configuration the call starts nothing: it joins the refresh in flight, or rejects immediately.
 */
export async function refreshSettled(): Promise<void> {
  await refreshAuthTokens({ tokens: NO_TOKENS, username: '' }).catch(() => undefined);
}
