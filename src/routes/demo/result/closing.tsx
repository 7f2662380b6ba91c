import { Link } from 'react-router-dom';
import { resultWords as words } from '#content/demo/screens.ts';
import { honesty } from '#content/demo/words.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/section.tsx';
import { useGameActions } from '../game-context.ts';

/** What no game can promise, where to report, and what to do next. */
export function Closing() {
  const { startOver } = useGameActions();
  return (
    <Section id="honesty" title={honesty.heading} tone="sunken">
      <div className="grid gap-6">
        <div className="grid max-w-prose gap-3">
          <p>{honesty.text}</p>
          <p>{honesty.reporting}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <BeyondTheDemo />
          <Button look="quiet" onClick={startOver} className="max-sm:w-full">
            {words.again}
          </Button>
        </div>
        <p className="for-signed-out text-sm text-muted">{words.trialNote}</p>
      </div>
    </Section>
  );
}

/** To the trial, or for signed-in users to their dashboard. */
export function BeyondTheDemo() {
  return (
    <>
      <Link to={paths.pricing} className={buttonStyle('main', 'for-signed-out max-sm:w-full')}>
        {words.trial}
      </Link>
      <Link to={paths.dashboard} className={buttonStyle('main', 'for-signed-in max-sm:w-full')}>
        {words.dashboard}
      </Link>
    </>
  );
}
