import { dashboardWords as words } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import { paths } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';

interface LoadFailedProps {
  /** What couldn't be loaded. */
  text: string;
  error: UserPoolError;
  retry: () => void;
  /** Of a screen whose other parts work. */
  isPart?: boolean;
}

/** Replaces content that couldn't be loaded. Says why, and offers to try again. */
export function LoadFailed({ text, error, retry, isPart = false }: LoadFailedProps) {
  return (
    <div className="grid gap-4">
      <ErrorMessage
        text={[text, ...describeFailure('session', error, failureWords)]}
        attempt={error}
        inBackground={isPart}
      >
        <Button
          look="quiet"
          className="mt-3"
          onClick={() => {
            focusMain();
            retry();
          }}
        >
          {words.retry}
        </Button>
      </ErrorMessage>
      {!isPart && (
        <p className="text-muted">
          <LinkedText text={words.unchanged} tags={{ support: { to: paths.support } }} />
        </p>
      )}
    </div>
  );
}
