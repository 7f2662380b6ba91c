import { Component, type ReactNode } from 'react';
import { shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { Button } from '#src/ui/button.tsx';

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
      <main className="with-display-face mx-auto grid max-w-form gap-4 px-4 py-16">
        <h1 className="font-display text-title font-bold">{words.title}</h1>
        <p>
          {words.text}{' '}
          <a className="text-tide underline" href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </a>
          .
        </p>
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
      </main>
    );
  }
}
