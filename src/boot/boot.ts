import { appSignals, signal } from '#src/lib/app-signals.ts';
import { openNamed } from '#src/lib/open-named.ts';
import { waitForInteraction } from './first-interaction.ts';
import { loadScript, loadStyles } from './load-file.ts';
import { applyTheme, markTheme } from './theme.ts';
import { hasDraft, keepTypedDrafts } from './typed-drafts.ts';

/**
 * The only script of a built page: sets it up for the visitor, and loads the app when it is needed. What differs
 * between builds and pages is data on its own element, never code: `data-app`, the scripts of the app and the page;
 * `data-styles`; `data-session`, the session cookie's name; `data-now`, set if the app starts without waiting for an
 * interaction; `data-kept`, a local-storage key: if it has a value, the app starts to resume what is stored.
 */
const root = document.documentElement;
const { app = '', styles, session, now, kept } = document.currentScript?.dataset ?? {};
const { pathname } = window.location;

applyTheme(root);
/** Shows the signed-in top bar before hydration. */
const isSignedIn = root.toggleAttribute(
  'data-signed-in',
  `; ${document.cookie}`.includes(`; ${session}=`),
);
/** The app looks for its root element as soon as it runs, and this script precedes that element in the page. */
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
void parsed.then(() => {
  showNamed();
  markTheme(root);
});

let loading: Promise<void> | undefined;

/** Loads the app once; after a failure, again at the next call. */
function loadApp(): void {
  loading ??= loadFiles().then(
    () => signal(appSignals.start),
    () => signal(appSignals.failed),
  );
}

async function loadFiles(): Promise<void> {
  const scripts = app.split(' ').map((url) => parsed.then(() => loadScript(url)));
  await Promise.all([...scripts, styles && loadStyles(styles)]);
}

/** Opens the item that the URL's hash names. */
function showNamed(): void {
  openNamed(window.location.hash);
}

/** Whether the query, a draft or a stored game holds what only the app can show. */
function hasMoreToShow(): boolean {
  try {
    return (
      window.location.search !== '' ||
      hasDraft() ||
      (kept !== undefined && localStorage.getItem(kept) !== null)
    );
  } catch {
    // The browser refuses its storage, so nothing is stored.
    return false;
  }
}

/** After a reload, history may still hold entries pushed by the app: reloads to show them. */
function showAddress(): void {
  if (window.location.pathname !== pathname) window.location.reload();
}

waitForInteraction(loadApp);
window.addEventListener('hashchange', showNamed);
window.addEventListener('pagehide', keepTypedDrafts);
window.addEventListener('popstate', showAddress);
document.addEventListener(appSignals.failed, () => (loading = undefined));
document.addEventListener(appSignals.live, () => {
  // The app reads the drafts after hydration, and a link may be followed before anything else is typed.
  keepTypedDrafts();
  window.removeEventListener('popstate', showAddress);
});
// A form is of no use before the app: its styles are requested before its scripts take the whole connection.
if (now !== undefined) loadApp();
// Any other page can be read without it, so neither opening the storage nor requesting the app delays its first paint.
setTimeout(() => (isSignedIn || hasMoreToShow()) && loadApp());
