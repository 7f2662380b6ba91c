import { Link } from 'react-router-dom';
import { securityWords } from '#content/dashboard-security.ts';
import { failureWords } from '#content/failures.ts';
import { paths } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { TickedText } from '#src/ui/ticked-text.tsx';
import { Section } from '../section.tsx';
import { useDataExport } from './use-data-export.ts';

const words = securityWords.data;

export function DataSection() {
  const { state, download } = useDataExport();
  const failure =
    state.at === 'failed'
      ? `${words.failed} ${describeFailure('account-change', state.error, failureWords)}`
      : null;
  return (
    <Section id="data" title={words.heading} intro={words.intro}>
      <p>{words.text}</p>
      <p>
        {words.lessons}{' '}
        <Link to={paths.support} className="text-tide underline underline-offset-4">
          {words.askSupport}
        </Link>
        .
      </p>
      <ErrorMessage text={failure} attempt={state} />
      <Button
        look="quiet"
        className="justify-self-start"
        waiting={state.at === 'collecting'}
        waitingLabel={words.collecting}
        onClick={download}
      >
        {words.download}
      </Button>
      <p role="status" className="text-sm wrap-anywhere empty:hidden">
        {state.at === 'done' && <TickedText text={`${words.done} ${state.fileName}.`} />}
      </p>
    </Section>
  );
}
