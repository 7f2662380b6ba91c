import { appSignals, signal } from '#src/lib/app-signals.ts';
import { countWhenSeen } from '#src/lib/count-when-seen.ts';
import { openHashTarget } from '#src/lib/open-hash-target.ts';
import { waitForInteraction } from './first-interaction.ts';
import { loadScript, loadStyles } from './load-file.ts';
import { handBackPosition, restorePosition, showAddress } from './history-entry.ts';
import { applyTheme, markTheme, takeTheme } from './theme.ts';
import { hasKeptInTab, keepTypedDrafts } from './typed-drafts.ts';

/**
 * The only script of a built page: sets the page up for the visitor, and loads the app when it is needed. The code is the
 * same in every build and page; what differs is in attributes of its own element: `data-app`, the scripts of the app and
 * the page; `data-styles`; `data-session`, the session cookie's name; `data-now`, set if the app starts without waiting
 * for an interaction; `data-query`, the query parameters that the page reads; `data-kept`, a local-storage key. The app
 * also starts if the URL has one of the parameters, or the key has a value.
 */
const root = document.documentElement;
/** Not `currentScript`, which any element of that name would replace. */
const element = document.querySelector<HTMLElement>('script[data-app]');
const { app = '', styles, session, now, query, kept } = (element || root).dataset;

const isSignedIn = showVisitor();
/** The app expects its root element, which comes after this script in the page. */
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
void parsed.then(() => {
  restorePosition();
  openTarget();
  markTheme(root);
  countWhenSeen();
});

/**
 * The visitor's theme, and the top bar of a signed-in one. Returns whether they are signed in: exactly one cookie says so,
 * because another host may have set a second one.
 */
function showVisitor(): boolean {
  applyTheme(root);
  markTheme(root);
  const named = `; ${document.cookie}`.split(`; ${session}=`);
  return root.toggleAttribute('data-signed-in', named.length === 2);
}

let loading: Promise<unknown> | undefined;

/** Loads the app once. After a failure, the next call retries. */
function loadApp(): void {
  loading =
    loading ||
    loadFiles().then(
      () => signal(appSignals.start) && signal(appSignals.failed),
      () => signal(appSignals.failed),
    );
}

function loadFiles(): Promise<unknown> {
  const scripts = app.split(' ').map((url) => parsed.then(() => loadScript(url)));
  return Promise.race([Promise.all([...scripts, styles && loadStyles(styles)]), unknownSyntax()]);
}

/** Rejects if a script of the app can't be parsed: WebKit then fires neither of its element's events. */
function unknownSyntax(): Promise<never> {
  return new Promise((_, reject) => {
    window.addEventListener('error', ({ error, filename }) => {
      if (error instanceof SyntaxError && filename.includes('/assets/')) reject(error);
    });
  });
}

/** Opens the disclosure that contains the URL hash's target. */
function openTarget(): void {
  openHashTarget(window.location.hash);
}

/** Whether the page reads the query, or there is a draft, a notice or a stored game, which only the app can show. */
function hasMoreToShow(): boolean {
  try {
    return (
      (query !== undefined && hasParameter(query.split(' '))) ||
      hasKeptInTab() ||
      (kept !== undefined && localStorage.getItem(kept) !== null)
    );
  } catch {
    // Storage is blocked, so nothing is stored.
    return false;
  }
}

function hasParameter(names: string[]): boolean {
  const found = new URLSearchParams(window.location.search);
  return names.some((name) => found.has(name));
}

waitForInteraction(loadApp);
document.addEventListener('change', (event) => takeTheme(root, event));
window.addEventListener('hashchange', openTarget);
window.addEventListener('pagehide', keepTypedDrafts);
window.addEventListener('pagehide', handBackPosition);
window.addEventListener('popstate', showAddress);
// A page that Back restores from memory may be of another theme, or from before a sign-in.
window.addEventListener('pageshow', ({ persisted }) => persisted && showVisitor() && loadApp());
document.addEventListener(appSignals.failed, () => (loading = undefined));
document.addEventListener(appSignals.live, () => {
  // The app reads drafts after hydration: without this, text typed before it is lost if a link is followed next.
  keepTypedDrafts();
  window.removeEventListener('popstate', showAddress);
});
// A form is useless without the app. Starting here requests its styles before its scripts saturate the connection.
if (now !== undefined) loadApp();
// Any other page is readable without the app, so neither storage access nor the request may delay its first paint.
setTimeout(() => (isSignedIn || hasMoreToShow()) && loadApp());
