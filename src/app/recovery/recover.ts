import { loadingWords } from '#content/loading.ts';
import { LOADING_NOTICE_ID } from '#src/lib/loading-notice.ts';
import { isSupportedBrowser } from '#src/lib/supported-browser.ts';
import type { Deployment } from '#src/services/site/deployment.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { NOTICE_BAR_WITH_CONTROL } from './notice-bar-style.ts';
import { reloadOrReason } from './reload-or-reason.ts';
import { wouldLoseText } from './typed-text.ts';

/** Runs when a prerendered page can't load its app. `clicked`: the controls whose clicks are held for the app. */
export async function recover(clicked: readonly Element[]): Promise<void> {
  hideOfflineNotice();
  // Most pages are readable without the app, so nothing is said unless the visitor is waiting for it.
  const needsApp = document.querySelector('script[data-now]') !== null;
  if (clicked.length === 0 && !needsApp) return;
  const form = clicked.map((target) => target.closest('form')).find(submitsNatively);
  if (form) {
    form.submit();
    return;
  }
  const tooOld = await isBrowserTooOld();
  const reason = await reloadOrReason(() => !tooOld && !wouldLoseText());
  fillEmptyPage();
  showNotice(tooOld ? 'outdated' : reason);
}

/** A script that couldn't be parsed has loaded like any other: only importing it tells that from a missing one. */
async function isBrowserTooOld(): Promise<boolean> {
  if (!isSupportedBrowser()) return true;
  const { app = '' } = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  try {
    await Promise.all(app.split(' ').map((url) => import(/* @vite-ignore */ url)));
    return false;
  } catch (error) {
    return error instanceof SyntaxError;
  }
}

function submitsNatively(form: HTMLFormElement | null): form is HTMLFormElement {
  return form?.hasAttribute('action') === true;
}

/** The host has answered, so the visitor isn't offline. */
function hideOfflineNotice(): void {
  const notice = document.getElementById(LOADING_NOTICE_ID);
  if (notice !== null && notice.dataset['kind'] === undefined) notice.hidden = true;
}

function showNotice(kind: Deployment['kind'] | 'outdated'): void {
  const notice = document.getElementById(LOADING_NOTICE_ID);
  // Replacing an identical notice could remove its link in the middle of a click.
  if (notice === null || notice.dataset['kind'] === kind) return;
  notice.dataset['kind'] = kind;
  notice.className = NOTICE_BAR_WITH_CONTROL;
  notice.textContent = loadingWords.notice[kind];
  if (kind === 'current' || kind === 'replaced') notice.append(reloadLink());
  notice.hidden = false;
}

/** A link, because the boot script holds clicks on buttons for the app. */
function reloadLink(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = '';
  link.className = buttonStyle('quiet');
  link.textContent = loadingWords.notice.reload;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
  return link;
}

/** A screen that isn't prerendered is blank without the app, which clears the root before it renders. */
function fillEmptyPage(): void {
  const root = document.getElementById('root');
  if (root === null || root.childElementCount > 0) return;
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  main.className = 'mx-auto w-full max-w-page px-4 py-16 sm:px-6 lg:px-8';
  heading.className = 'font-display text-title font-bold';
  heading.textContent = loadingWords.page.lost.title;
  main.append(heading);
  root.append(main);
}
