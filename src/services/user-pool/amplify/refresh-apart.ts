import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { sessionIdOf, storedSessionId } from '#src/services/user-pool/stored-tokens.ts';
import { namedError } from './named-error.ts';

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider;

type Refresh = ReturnType<typeof tokenOrchestrator.getTokenRefresher>;

/**
 * Applies the result of a refresh only to the session that it was for. Amplify shares one refresh between all callers,
 * and would store its tokens, or clear them after a refusal, even if another user has signed in meanwhile.
 */
export function keepRefreshesApart(): void {
  tokenOrchestrator.setTokenRefresher(apart(tokenOrchestrator.getTokenRefresher()));
}

function apart(refresh: Refresh): Refresh {
  let underWay: { id: string; settled: Promise<unknown> } | null = null;

  return async function refreshApart(input) {
    const id = sessionIdOf(new Map(Object.entries(input.tokens.accessToken.payload)));
    if (underWay !== null && underWay.id !== id) {
      // Otherwise Amplify would return the other session's tokens.
      await underWay.settled;
      return refreshApart(input);
    }
    const answer = refresh(input);
    const mine = { id, settled: answer.catch(() => undefined) };
    underWay = mine;
    await mine.settled;
    if (underWay === mine) underWay = null;
    if (storedSessionId() !== id) throw namedError('SessionReplaced');
    return answer;
  };
}
