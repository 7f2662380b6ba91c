import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadScreen } from './app/pages.ts';
import { keepChosenTheme } from './app/shell/use-theme.ts';
import { appSignals, signal } from './lib/app-signals.ts';
import './ui/theme.css';

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root element.');
  return root;
}

/** Whether this entry of the history was left by the app itself, with something to go on from. */
function carriesState(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('usr' in state)) return false;
  return state.usr !== undefined && state.usr !== null;
}

/** Takes over a prerendered page, or draws where there is none. */
async function start(root: HTMLElement): Promise<void> {
  try {
    await preloadScreen(window.location.pathname);
  } catch {
    signal(appSignals.failed);
    return;
  }
  keepChosenTheme();
  if (carriesState()) createRoot(root).render(app);
  else hydrateRoot(root, app);
}

/** How long an empty page may stay empty, in milliseconds, before it shows that something is coming. */
const PATIENCE = 200;

/**
 * Draws a page that is not prerendered. A screen that comes soon is waited for: React would keep a
 * waiting screen, once shown, for 300 ms.
 */
async function draw(root: HTMLElement): Promise<void> {
  const screen = preloadScreen(window.location.pathname).catch(() => undefined);
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  createRoot(root).render(app);
}

const root = rootElement();
if (root.hasAttribute('data-prerendered')) {
  let started = false;
  document.addEventListener(appSignals.start, () => {
    if (started) return;
    started = true;
    document.addEventListener(appSignals.failed, () => (started = false), { once: true });
    void start(root);
  });
} else {
  void draw(root);
}
