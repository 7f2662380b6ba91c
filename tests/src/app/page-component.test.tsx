import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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
