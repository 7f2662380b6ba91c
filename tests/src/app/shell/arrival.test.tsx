import { act, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Arrival } from '#src/app/shell/arrival.tsx';
import { env } from '#src/config/env.ts';
import { sessionCookieName } from '#src/config/session-cookie.ts';
import { announceSessionChange } from '#src/services/user-pool/session-hint.ts';

const scrollTo = vi.fn<(left: number, top: number) => void>();
const scrollIntoView = vi.fn<() => void>();
let go: NavigateFunction;

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});

function Page({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <title>{title}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </>
  );
}

/** Focuses its own field, as a step of an auth screen does. */
function Code() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Code" />;
}

/** Renders its page later, like a screen behind the dashboard's guard. */
function Late() {
  const [there, setThere] = useState(false);
  return there ? (
    <Page title="Late">
      <details>
        <p id="named">Answer</p>
      </details>
    </Page>
  ) : (
    <>
      <h1>One moment</h1>
      <button onClick={() => setThere(true)}>Load</button>
    </>
  );
}

function Site() {
  const navigate = useNavigate();
  useEffect(() => void (go = navigate), [navigate]);
  return (
    <>
      <main>
        <Routes>
          <Route path="/" element={<Page title="Home" />} />
          <Route path="/next" element={<Page title="Next" />} />
          <Route
            path="/code"
            element={
              <Page title="Code">
                <Code />
              </Page>
            }
          />
          <Route path="/late" element={<Late />} />
        </Routes>
      </main>
      <Arrival />
    </>
  );
}

function open(first = '/'): void {
  render(
    <MemoryRouter initialEntries={[first]}>
      <Site />
    </MemoryRouter>,
  );
}

const travel = (to: string, options?: { replace: boolean }) =>
  act(async () => {
    await go(to, options);
  });
const announced = () => document.querySelector('p[aria-live]')?.textContent;

it('leaves the first page alone', () => {
  open();
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('the first page, with a hash', () => {
  const load = () => act(async () => screen.getByRole('button').click());

  it('is scrolled to the named element once the app has rendered it', async () => {
    open('/late#named');
    expect(scrollIntoView).not.toHaveBeenCalled();
    await load();
    expect(scrollIntoView).toHaveBeenCalled();
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('is left to the browser if it was prerendered', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div data-prerendered></div>');
    open('/late#named');
    await load();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('is left alone without a hash', async () => {
    open('/late');
    await load();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

it('starts a new page at its top, focuses its heading and announces its title', async () => {
  open();
  await travel('/next');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next' }));
  expect(announced()).toBe('Next');
});

it('does so too if the visitor navigates before the first page has rendered', async () => {
  open('/late');
  await travel('/next');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next' }));
  expect(announced()).toBe('Next');
});

it('leaves the first page alone if a redirect led to it before another had rendered', async () => {
  open('/late');
  await travel('/next', { replace: true });
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
});

it('leaves the focus to a screen that has placed it', async () => {
  open();
  await travel('/code');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(announced()).toBe('');
});

it('starts a step that replaces its history entry at the top, and leaves the focus to it', async () => {
  open();
  await travel('/', { replace: true });
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(document.body);
});

it('waits for the heading and for the element that the hash names, and opens it', async () => {
  open();
  await travel('/late#named');
  expect(announced()).toBe('');
  await act(async () => screen.getByRole('button').click());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Late' }));
  expect(announced()).toBe('Late');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(scrollIntoView).toHaveBeenCalled();
});

it('stops waiting once the user interacts', async () => {
  open();
  await travel('/late#named');
  const load = screen.getByRole('button');
  load.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await act(async () => load.click());
  expect(document.activeElement).toBe(document.body);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

function scrollDown(): void {
  vi.stubGlobal('scrollY', 400);
  document.dispatchEvent(new Event('scroll'));
}

const keptAtTheEnd = () => {
  window.dispatchEvent(new Event('pagehide'));
  return Object.keys(sessionStorage);
};

it('keeps the scroll position through a reload, and no longer', () => {
  open();
  scrollDown();
  expect(keptAtTheEnd()).toEqual(['app.scroll']);
});

it.each([
  ['goes back', 437, () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['follows a link', 438, () => screen.getByRole('heading').click()],
])('knows the scroll position when the visitor %s before the scroll event', (_, left, leave) => {
  open();
  vi.stubGlobal('scrollY', left);
  leave();
  keptAtTheEnd();
  const kept: unknown = JSON.parse(sessionStorage.getItem('app.scroll') ?? '{}');
  expect(Object.values(kept ?? {})).toContain(left);
});

it('forgets the scroll positions when the user signs out', () => {
  const cookie = sessionCookieName(env.userPool.clientId);
  document.cookie = `${cookie}=ada; path=/`;
  open();
  scrollDown();
  // The visitor leaves the site and returns to the page as it was.
  expect(keptAtTheEnd()).toEqual(['app.scroll']);
  document.cookie = `${cookie}=; path=/; max-age=0`;
  announceSessionChange();
  expect(keptAtTheEnd()).toEqual([]);
});
