import { act, render } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { NavigationEffects } from '#src/app/shell/navigation-effects.tsx';

/** A small site with `<NavigationEffects>`, and what a visitor does in it. */

let go: NavigateFunction;

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
      <NavigationEffects />
    </>
  );
}

export function open(first = '/'): void {
  render(
    <MemoryRouter initialEntries={[first]}>
      <Site />
    </MemoryRouter>,
  );
}

export const travel = (to: string, options?: { replace: boolean }) =>
  act(async () => {
    await go(to, options);
  });
