// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes, useNavigate, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';

vi.stubGlobal('scrollTo', vi.fn<() => void>());

/** The app with only its first page loaded. */
async function freshApp() {
  vi.resetModules();
  const { preloadScreen } = await import('#src/app/pages.ts');
  const { App } = await import('#src/app/app.tsx');
  await preloadScreen('/features');
  window.history.replaceState(null, '', '/features');
  render(<App />);
  return preloadScreen;
}

const heading = (name: RegExp) => screen.queryByRole('heading', { level: 1, name });
const link = () => screen.getAllByRole('link', { name: 'Careers' })[0] ?? document.body;

describe('a page', () => {
  it('that has already loaded renders as soon as its link is clicked', async () => {
    const preloadScreen = await freshApp();
    await preloadScreen('/careers');
    fireEvent.click(link());
    expect(heading(/./)).toHaveTextContent(/No positions/);
  });

  it('that is still loading leaves the previous one in place', async () => {
    await freshApp();
    const before = heading(/./)?.textContent;
    fireEvent.click(link());
    expect(window.location.pathname).toBe('/careers');
    expect(heading(/./)).toHaveTextContent(before ?? 'none');
    expect(await screen.findByRole('heading', { level: 1, name: /No positions/ })).toBeVisible();
  });
});

describe('a screen', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('receives the navigation type: pushed or replaced', async () => {
    const { SiteRouter } = await import('#src/app/site-router.tsx');
    function Screen() {
      const navigate = useNavigate();
      const how = useNavigationType();
      return (
        <>
          <p>{how}</p>
          <button onClick={() => void navigate('/?next')}>Add</button>
          <button onClick={() => void navigate('/?other', { replace: true })}>Replace</button>
        </>
      );
    }
    render(
      <SiteRouter>
        <Routes>
          <Route path="/" element={<Screen />} />
        </Routes>
      </SiteRouter>,
    );
    expect(screen.getByText('POP')).toBeVisible();
    await act(() => fireEvent.click(screen.getByText('Add')));
    expect(screen.getByText('PUSH')).toBeVisible();
    await act(() => fireEvent.click(screen.getByText('Replace')));
    expect(screen.getByText('REPLACE')).toBeVisible();
  });
});
