import { Component, type ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { Trouble } from '#src/ui/trouble.tsx';

const words = shellWords.crashed;

/** The last resort: shows an error message, not a blank page, when rendering fails. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className="with-display-face">
        <Container className="py-16">
          <Trouble
            title={words.title}
            actions={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
          >
            <p>
              {words.text}{' '}
              <a className="text-tide underline" href={`mailto:${brand.supportEmail}`}>
                {brand.supportEmail}
              </a>
              .
            </p>
          </Trouble>
        </Container>
      </main>
    );
  }
}
