import { securityWords } from '#content/dashboard-security.ts';
import { failureWords } from '#content/failures.ts';
import { paths } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import { Button } from '#src/ui/button.tsx';
import { Cross } from '#src/ui/icons.tsx';
import { TickedList } from '#src/ui/ticked-list.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { TickedText } from '#src/ui/ticked-text.tsx';
import { Section } from '../shared/section.tsx';
import { useDataExport } from './use-data-export.ts';

const words = securityWords.data;

export function DataSection() {
  const { state, download } = useDataExport();
  const failure =
    state.at === 'failed'
      ? [words.failed, ...describeFailure('account-change', state.error, failureWords)]
      : null;
  return (
    <Section id="data" title={words.heading} intro={words.intro}>
      <p>{words.text}</p>
      <Contents />
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
        {state.at === 'done' && <TickedText text={words.done(state.fileName)} />}
      </p>
    </Section>
  );
}

/** What is in the file, and what isn't. */
function Contents() {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <section aria-labelledby="data-with" className="grid content-start gap-2">
        <h3 id="data-with" className="text-sm font-semibold">
          {words.withHeading}
        </h3>
        <TickedList
          items={hasPasskeys ? [...words.with, words.withPasskeys] : words.with}
          className="text-sm *:*:first:mt-0.5"
        />
      </section>
      <section aria-labelledby="data-without" className="grid content-start gap-2">
        <h3 id="data-without" className="text-sm font-semibold">
          {words.withoutHeading}
        </h3>
        <ul className="grid gap-2 text-sm">
          <li className="flex gap-3">
            <Cross className="mt-0.5 text-muted" />
            {words.without}
          </li>
          <li className="flex gap-3">
            <Cross className="mt-0.5 text-muted" />
            <span>
              <LinkedText text={words.lessons} tags={{ support: { to: paths.support } }} />
            </span>
          </li>
        </ul>
      </section>
    </div>
  );
}
