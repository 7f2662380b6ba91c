import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Component, StrictMode, Suspense, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Link, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageComponent } from '#src/app/page-component.tsx';
import '@testing-library/jest-dom/vitest';

const host = setupServer(http.get('*/', () => HttpResponse.error()));
beforeAll(() => host.listen({ onUnhandledRequest: 'error' }));
afterEach(() => host.resetHandlers());
afterAll(() => host.close());

beforeEach(() => {
  load.mockReset();
});

const load = vi.fn<() => Promise<{ Page: ComponentType }>>();
const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module');

/** A site with the page, opened at it, and another one. */
function open() {
  const { Page } = pageComponent(load);
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/pricing']}>
        <Link to="/terms">Terms</Link>
        <Link to="/pricing">Pricing</Link>
        <Suspense fallback={<p>Loading</p>}>
          <Routes>
            <Route path="/pricing" element={<Page />} />
            <Route path="/terms" element={<h1>Terms of use</h1>} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </StrictMode>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page that can’t be fetched', () => {
  it('blames the connection if the host doesn’t answer', async () => {
    load.mockRejectedValue(NOT_FETCHED);
    open();
    expect(await heading('This page couldn’t be loaded')).toBeVisible();
    expect(screen.getByText(/^We can’t reach our server/)).toBeVisible();
  });

  it('takes the blame if the host lacks a file even after a reload', async () => {
    document.head.innerHTML = '<script data-app="/assets/index-a.js"></script>';
    sessionStorage.setItem('app.reloaded', '/assets/index-a.js');
    host.use(http.get('*/', () => HttpResponse.html(document.head.innerHTML)));
    load.mockRejectedValue(NOT_FETCHED);
    open();
    expect(await heading('This page couldn’t be loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@lureproof.example' })).toBeVisible();
  });
});

it('an error in a page reaches the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Page } = pageComponent(() => Promise.reject(new RangeError('Broken')));
  class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
    override state = { broken: false };
    static getDerivedStateFromError() {
      return { broken: true };
    }
    override render() {
      return this.state.broken ? <p>Crashed</p> : this.props.children;
    }
  }
  render(
    <MemoryRouter>
      <Boundary>
        <Suspense>
          <Page />
        </Suspense>
      </Boundary>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Crashed')).toBeVisible();
});
