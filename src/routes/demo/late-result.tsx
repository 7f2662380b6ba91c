import { useEffect, useState } from 'react';
import { resultAwaited as words } from '#content/demo/screens.ts';
import { fetchPart } from '#src/services/user-pool/fetch-part.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { useBackOnline } from '#src/ui/use-back-online.ts';
import { laterResult } from './later-result.ts';
import { STEP_HEADING } from './use-step-focus.ts';

/** The result; if its code hasn’t arrived by then, the wait for it. */
export function LateResult() {
  const module = laterResult.useModule();
  return module === null ? <Awaited /> : <module.Result />;
}

function Awaited() {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    void fetchPart(laterResult.fetch).then((part) => {
      if (!part.ok) setFailures(attempt + 1);
    });
  }, [attempt]);
  const loadAgain = () => setAttempt(failures);
  useBackOnline(loadAgain);
  // Some browsers never request a module again after it failed. The round is stored, so a reload loses nothing.
  const retry = () => (failures > 1 ? window.location.reload() : loadAgain());
  return (
    <Container className="grid min-h-[60vh] content-start justify-items-start gap-6 py-10 md:py-14">
      <h1
        id={STEP_HEADING}
        tabIndex={-1}
        className="font-display text-display leading-none font-extrabold text-balance"
      >
        {words.heading}
      </h1>
      <ErrorMessage text={failures > 0 ? words.failed : null} attempt={failures} />
      {failures > 0 && (
        <Button waiting={failures === attempt} waitingLabel={words.retrying} onClick={retry}>
          {words.retry}
        </Button>
      )}
    </Container>
  );
}
