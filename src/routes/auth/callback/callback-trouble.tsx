import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Container } from '#src/ui/container.tsx';
import { Trouble } from '#src/ui/trouble.tsx';
import { DocumentHead } from '../shared/auth-layout.tsx';

interface CallbackTroubleProps {
  title: string;
  text: string;
  /** Small print below the text: the name of the failure. */
  detail?: string | undefined;
  /** Changes with every failed attempt, so that the same text is announced and focused again. */
  attempt: unknown;
  actions: ReactNode;
  /** Below the actions. */
  children: ReactNode;
}

/** A sign-in that can't be finished here, for a reason that isn't Google's. Announced and focused. */
export function CallbackTrouble(props: CallbackTroubleProps) {
  const { title, text, detail, attempt, actions, children } = props;
  const reason = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => reason.current?.focus(), [attempt]);
  return (
    <Container className="py-16">
      <DocumentHead title={title} />
      <Trouble title={title} actions={actions}>
        <div ref={reason} role="alert" tabIndex={-1} className="grid gap-2">
          <p>{text}</p>
          {detail !== undefined && <p className="text-sm text-muted">{detail}</p>}
        </div>
      </Trouble>
      <div className="mt-6 max-w-form">{children}</div>
    </Container>
  );
}
