import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { resultWords as words, honesty } from '#content/demo/result.ts';
import { paths } from '#src/config/paths.ts';
import { hasSessionHint, onSessionChange } from '#src/services/user-pool/session-hint.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/section.tsx';
import { useGameActions } from '../game-context.ts';

/** What no game can promise, where to report, and what to do next. */
export function Closing() {
  return (
    <Section id="honesty" title={honesty.heading} tone="sunken" split>
      <div className="grid gap-6">
        <div className="grid max-w-prose gap-3">
          <p>{honesty.text}</p>
          <p>{honesty.reporting}</p>
        </div>
        <p>
          <NextStep />
        </p>
        <p className="text-sm text-muted">{words.trialNote}</p>
      </div>
    </Section>
  );
}

/** The trial, or for users, who have one, another round. */
function NextStep() {
  const { startOver } = useGameActions();
  const isUser = useSyncExternalStore(onSessionChange, hasSessionHint);
  return isUser ? (
    <Button onClick={startOver} className="max-sm:w-full">
      {words.again}
    </Button>
  ) : (
    <Link to={paths.pricing} className={buttonStyle('main', 'max-sm:w-full')}>
      {words.trial}
    </Link>
  );
}
