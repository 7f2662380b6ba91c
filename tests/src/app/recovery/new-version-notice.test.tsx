import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { failureWords } from '#content/failures.ts';
import { NewVersionNotice } from '#src/app/recovery/new-version-notice.tsx';
import { loadingSignals, signal } from '#src/lib/app-signals.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import '@testing-library/jest-dom/vitest';

const requested = vi.fn<() => void>();
const host = setupServer();
beforeAll(() => host.listen({ onUnhandledRequest: 'error' }));
afterEach(() => host.resetHandlers());
afterAll(() => host.close());

/** Makes the host serve this version. */
function serve(version: string): void {
  host.use(
    http.get('*/', () => {
      requested();
      return HttpResponse.html(`<script data-app="${version}"></script>`);
    }),
  );
}

beforeEach(() => {
  requested.mockReset();
  document.head.innerHTML = '<script data-app="/assets/index-a.js"></script>';
});

const reportMissingFile = () => act(async () => signal(loadingSignals.missing));
const text = /has been updated since you opened this page/;

it('keeps typed text, and offers the new version', async () => {
  serve('/assets/index-b.js');
  render(
    <>
      <input defaultValue="ada@example.com" />
      <NewVersionNotice />
    </>,
  );
  await reportMissingFile();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

it('replaces a form’s bare message that it couldn’t load its part of the app, and no other', async () => {
  serve('/assets/index-b.js');
  render(
    <>
      <input defaultValue="ada@example.com" />
      <NewVersionNotice>
        <ErrorMessage text={failureWords.notLoaded} attempt={1} />
        <ErrorMessage text={failureWords.invalidCode} attempt={1} />
        <ErrorMessage text={`Not saved. ${failureWords.notLoaded}`} attempt={1} />
      </NewVersionNotice>
    </>,
  );
  expect(screen.getByText(failureWords.notLoaded)).toBeVisible();
  await reportMissingFile();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(failureWords.notLoaded)).toBeNull();
  expect(screen.getByText(failureWords.invalidCode)).toBeVisible();
  expect(screen.getByText(/^Not saved\./)).toBeVisible();
});
