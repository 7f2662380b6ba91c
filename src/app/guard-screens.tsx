import { dashboardWords } from '#content/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';

/** What a guard shows while it can't yet say whether to let somebody through. */
export function GuardWaiting({ text }: { text: string }) {
  return (
    <p role="status" className="mx-auto w-full max-w-page px-4 py-16 text-muted sm:px-6">
      {text}
    </p>
  );
}

interface GuardFailedProps {
  text: string;
  attempt: unknown;
  onRetry: () => void;
}

export function GuardFailed({ text, attempt, onRetry }: GuardFailedProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-16 sm:px-6">
      <div className="grid max-w-form gap-4">
        <ErrorMessage text={text} attempt={attempt} />
        <Button look="quiet" onClick={onRetry}>
          {dashboardWords.retry}
        </Button>
      </div>
    </div>
  );
}
