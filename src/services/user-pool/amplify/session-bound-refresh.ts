import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { sessionIdOf, storedSessionId } from '#src/services/user-pool/stored-tokens.ts';
import { namedError } from './named-error.ts';

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider;

type Refresh = ReturnType<typeof tokenOrchestrator.getTokenRefresher>;

/**
 * Applies the result of a token refresh only to the session that it was for. Amplify shares one refresh among all callers,
 * and would store its tokens, or clear them after a refusal, even if another user had signed in meanwhile.
 */
export function bindRefreshesToSession(): void {
  tokenOrchestrator.setTokenRefresher(apart(tokenOrchestrator.getTokenRefresher()));
}

function apart(refresh: Refresh): Refresh {
  let pending: { id: string; settled: Promise<unknown> } | null = null;

  return async function refreshApart(input) {
    const id = sessionIdOf(new Map(Object.entries(input.tokens.accessToken.payload)));
    if (pending !== null && pending.id !== id) {
      // Joining that refresh would return the other session's tokens.
      await pending.settled;
      return refreshApart(input);
    }
    const answer = refresh(input);
    const mine = { id, settled: answer.catch(() => undefined) };
    pending = mine;
    await mine.settled;
    if (pending === mine) pending = null;
    if (storedSessionId() !== id) throw namedError('SessionReplaced');
    return answer;
  };
}
