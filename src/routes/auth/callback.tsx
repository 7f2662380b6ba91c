import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { failureWords } from '#content/failures.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { handOver } from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Progress } from './progress.tsx';
import { useOnward } from './use-onward.ts';
import { useRedirectParam } from './use-redirect-param.ts';

const words = authWords.callback;

type CallbackState = { at: 'completing' } | { at: 'leaving' } | { at: 'failed'; text: string };

/** Completes a sign-in that goes on elsewhere: above all the hand-over to the learning site. */
export function Callback() {
  const redirectTo = useRedirectParam();
  const goOn = useOnward(redirectTo);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<CallbackState>({ at: 'completing' });

  useEffect(() => {
    let current = true;
    void complete(redirectTo, goOn).then((next) => {
      if (current) setState(next);
    });
    return () => {
      current = false;
    };
  }, [redirectTo, goOn, tries]);

  const tryAgain = () => {
    setState({ at: 'completing' });
    setTries(tries + 1);
  };

  if (state.at !== 'failed') {
    const text = state.at === 'completing' ? words.completing : words.success;
    return <Progress title={words.title} text={text} />;
  }
  return (
    <AuthLayout title={words.failedTitle}>
      <ErrorMessage text={state.text} attempt={tries} />
      <Button onClick={tryAgain}>{words.tryAgain}</Button>
      <Link to={withRedirect(paths.login, redirectTo)} className={buttonStyle('quiet')}>
        {words.toLogin}
      </Link>
    </AuthLayout>
  );
}

async function complete(redirectTo: string | null, goOn: () => void): Promise<CallbackState> {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  const forLearning = decision.kind === 'learning-site';
  const result = await userPool.session({ forceRefresh: forLearning });
  if (!result.ok) {
    return { at: 'failed', text: describeFailure('session', result.error, failureWords) };
  }
  if (result.value === null) return { at: 'failed', text: words.noToken };
  if (forLearning) handOver(result.value.idToken, decision.url);
  else goOn();
  return { at: 'leaving' };
}
