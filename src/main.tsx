import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { notFoundPage, pageAt } from './app/pages.ts';
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
    await (pageAt(window.location.pathname) ?? notFoundPage).preload();
  } catch {
    signal(appSignals.failed);
    return;
  }
  if (carriesState()) createRoot(root).render(app);
  else hydrateRoot(root, app);
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
  createRoot(root).render(app);
}
