import { SESSION_COOKIE } from '#src/config/session-cookie.ts';
import { appSignals, signal } from '#src/lib/app-signals.ts';
import { openNamed } from '#src/lib/open-named.ts';
import { addLink } from './add-link.ts';
import { markSession } from './session-mark.ts';
import { applyTheme, markTheme } from './theme.ts';
import { hasDraft, keepTypedDrafts } from './typed-drafts.ts';
import { waitForFirstPress } from './first-press.ts';

/**
 * The one script of a prerendered page: makes the page the visitor's, and brings the
 * app when it is wanted. Its element says what that is: `data-app`, the app's script and those of the
 * page, and `data-styles`.
 */
const root = document.documentElement;
const { app, styles, now } = document.currentScript?.dataset ?? {};
const { pathname } = window.location;

applyTheme(root);
markSession(root, SESSION_COOKIE);
document.addEventListener('DOMContentLoaded', () => {
  showNamed();
  markTheme(root);
});
window.addEventListener('hashchange', showNamed);

let coming: Promise<void> | undefined;

async function bringStyles(): Promise<void> {
  if (!styles) return;
  const sheet = addLink('stylesheet', styles);
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
}

function showNamed(): void {
  openNamed(window.location.hash);
}

/** The app looks for its root element as soon as it is there: not before the page is. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

async function bringScript(url: string): Promise<void> {
  await parsed();
  await import(/* @vite-ignore */ url);
}

/** Brings the app once; after a failure, again at the next call. */
function bringApp(): void {
  if (app === undefined) return;
  coming ??= Promise.all([...app.split(' ').map(bringScript), bringStyles()])
    .then(() => signal(appSignals.start))
    .catch(() => signal(appSignals.failed));
}

/** An address or a draft may hold words for a form, which only the app can fill in. */
function holdsWords(): boolean {
  try {
    return window.location.search !== '' || hasDraft();
  } catch {
    // Storage is refused: then it holds no draft.
    return false;
  }
}

/** The app, before it was reloaded away, left entries in the history that lead to other pages. */
function showAddress(): void {
  if (window.location.pathname !== pathname) window.location.reload();
}

document.addEventListener(appSignals.failed, () => (coming = undefined));

if (app !== undefined) {
  waitForFirstPress(bringApp);
  window.addEventListener('pagehide', keepTypedDrafts);
  window.addEventListener('popstate', showAddress);
  document.addEventListener(appSignals.live, () => {
    // The app hears of it in a moment, and a link may be faster.
    keepTypedDrafts();
    window.removeEventListener('popstate', showAddress);
  });
  // To open the storage takes the browser a while, as asking for the app does: the first paint need not wait for it.
  setTimeout(() => (now !== undefined || holdsWords()) && bringApp());
}
