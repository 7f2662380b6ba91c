import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { App } from './app/app.tsx';
import { prepareReplacement } from './app/page-replacement.ts';
import { preloadScreen } from './app/pages.ts';
import { keepUnstoredTheme } from './app/shell/use-theme.ts';
import { afterPress } from './lib/after-press.ts';
import { appSignals, signal } from './lib/app-signals.ts';
import { stateOfEntry } from './lib/history-state.ts';
import { LOADING_NOTICE_ID } from './lib/loading-notice.ts';
import { logWarning } from './lib/log-error.ts';
import { isSupportedBrowser } from './lib/supported-browser.ts';
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

/** Whether the app stored state in this history entry. A prerendered page doesn't match it. */
function hasEntryState(): boolean {
  return stateOfEntry(window.history.state) !== null;
}

function removeOfflineNotice(): void {
  document.getElementById(LOADING_NOTICE_ID)?.remove();
}

/** Hydrates a prerendered page, or replaces it if the history entry has state or the markup has been changed. */
async function start(root: HTMLElement): Promise<void> {
  try {
    await preloadScreen(window.location.pathname);
  } catch {
    signal(appSignals.failed);
    return;
  }
  await afterPress();
  keepUnstoredTheme();
  removeOfflineNotice();
  prepareReplacement();
  if (hasEntryState()) flushSync(() => createRoot(root).render(app));
  else hydrateRoot(root, app, { onRecoverableError: reportReplacement });
}

/** Not an error: an extension or a translation had changed the page, so React has rendered it again. */
function reportReplacement(error: unknown): void {
  logWarning('The page was rendered again:', String(error));
}

/** How long a page may stay blank before it shows a loading screen. */
const BLANK_MS = 200;

/**
 * Renders a page that isn't prerendered. Waits briefly for its screen, because React keeps a loading screen, once shown,
 * for 300 ms.
 */
async function renderScreen(root: HTMLElement): Promise<void> {
  const screen = preloadScreen(window.location.pathname).catch(() => undefined);
  await Promise.race([screen, new Promise((resolve) => setTimeout(resolve, BLANK_MS))]);
  removeOfflineNotice();
  createRoot(root).render(app);
  // From here on React handles events, even if all it shows is a failed guard's retry button.
  signal(appSignals.live);
}

/** A browser that is too old is left to `/recover.js`, which says so. */
function run(root: HTMLElement): void {
  let started = !root.hasAttribute('data-prerendered');
  if (started) {
    void import('./ui/faces.css');
    void renderScreen(root);
  }
  document.addEventListener(appSignals.start, (event) => {
    event.preventDefault();
    if (started) return;
    started = true;
    document.addEventListener(appSignals.failed, () => (started = false), { once: true });
    void start(root);
  });
}

if (isSupportedBrowser()) run(rootElement());
