import { shellWords } from '#content/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';

/** What a guard shows while it can't yet say whether to let somebody through. */
export function GuardWaiting({ text }: { text: string }) {
  return (
    <Container className="py-16">
      <p role="status" className="text-muted">
        {text}
      </p>
    </Container>
  );
}

interface GuardFailedProps {
  text: string;
  attempt: unknown;
  onRetry: () => void;
}

export function GuardFailed({ text, attempt, onRetry }: GuardFailedProps) {
  return (
    <Container className="py-16">
      <div className="grid max-w-form gap-4">
        <ErrorMessage text={text} attempt={attempt} />
        <Button look="quiet" onClick={onRetry}>
          {shellWords.session.retry}
        </Button>
      </div>
    </Container>
  );
}
