import { shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';

/**
 * What a guard shows while it can't yet say whether to let somebody through. As tall as the screen, so that
 * nothing moves when what is guarded comes.
 */
export function GuardWaiting({ text }: { text: string }) {
  return (
    <Container className="min-h-dvh py-16">
      <GuardTitle />
      <p role="status" className="text-muted">
        {text}
      </p>
    </Container>
  );
}

/** Every page has a heading and a title, this one in passing. */
function GuardTitle() {
  return (
    <>
      <title>{`${shellWords.session.title} · ${brand.name}`}</title>
      <h1 className="sr-only">{shellWords.session.title}</h1>
    </>
  );
}

interface GuardFailedProps {
  text: string;
  attempt: unknown;
  onRetry: () => void;
}

export function GuardFailed({ text, attempt, onRetry }: GuardFailedProps) {
  return (
    <Container className="min-h-dvh py-16">
      <div className="grid max-w-form gap-4">
        <GuardTitle />
        <ErrorMessage text={text} attempt={attempt} />
        <Button
          look="quiet"
          onClick={() => {
            focusMain();
            onRetry();
          }}
        >
          {shellWords.session.retry}
        </Button>
      </div>
    </Container>
  );
}
