import { Component, useLayoutEffect, useRef, type ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import { documentTitle } from '#src/config/brand.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { Trouble } from '#src/ui/trouble.tsx';
import { SupportAddress } from './support-address.tsx';

const words = shellWords.crashed;

interface ErrorBoundaryProps {
  /** When it changes, the error is cleared and the children render again. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  crashed: boolean;
  resetKey: string | undefined;
}

/** Shows an error message, not a blank page, when rendering fails. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { crashed: false, resetKey: props.resetKey };
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="with-display-face">
      <title>{documentTitle(words.title)}</title>
      <Container className="py-16">
        <Trouble
          title={words.title}
          heading={heading}
          actions={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
        >
          <p>
            <LinkedText text={words.text} tags={{ address: <SupportAddress /> }} />
          </p>
        </Trouble>
      </Container>
    </div>
  );
}
