import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { sessionIdOf, storedSessionId } from '#src/services/user-pool/stored-tokens.ts';
import { namedError } from './named-error.ts';

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider;

type Refresh = ReturnType<typeof tokenOrchestrator.getTokenRefresher>;

/**
 * Keeps each refresh to the session that it is for. Amplify has one refresh at a time for all callers, and would store
 * its answer, or clear the tokens if it is a refusal, whoever is signed in by then.
 */
export function keepRefreshesApart(): void {
  tokenOrchestrator.setTokenRefresher(apart(tokenOrchestrator.getTokenRefresher()));
}

function apart(refresh: Refresh): Refresh {
  let underWay: { id: string; settled: Promise<unknown> } | null = null;

  return async function refreshApart(input) {
    const id = sessionIdOf(new Map(Object.entries(input.tokens.accessToken.payload)));
    if (underWay !== null && underWay.id !== id) {
      // Amplify would answer this one with that one's tokens.
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
