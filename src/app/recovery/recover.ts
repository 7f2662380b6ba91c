import { loadingWords } from '#content/loading.ts';
import { LOADING_NOTICE_ID } from '#src/lib/loading-notice.ts';
import { checkDeployment, type Deployment } from '#src/services/site/deployment.ts';
import { reloadOnceFor } from '#src/services/site/reload-once.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { NOTICE_BAR_WITH_CONTROL } from './notice-bar-style.ts';
import { wouldLoseText } from './typed-text.ts';

/** Runs when a prerendered page can't load its app. `pressed` are the controls waiting for it. */
export async function recover(pressed: readonly Element[]): Promise<void> {
  hideOfflineNotice();
  // Most pages can be read without the app, and then nothing needs to be said.
  const isUseless = document.querySelector('script[data-now]') !== null;
  if (pressed.length === 0 && !isUseless) return;
  const form = pressed.map((target) => target.closest('form')).find(isSentByBrowser);
  if (form) {
    form.submit();
    return;
  }
  const deployment = await checkDeployment(window.location.pathname);
  const isAnswered = deployment.kind === 'current' || deployment.kind === 'replaced';
  if (isAnswered && !wouldLoseText() && reloadOnceFor(deployment.version)) return;
  fillEmptyPage();
  showNotice(deployment.kind);
}

function isSentByBrowser(form: HTMLFormElement | null): form is HTMLFormElement {
  return form?.hasAttribute('action') === true;
}

/** Called once the host has answered. */
function hideOfflineNotice(): void {
  const notice = document.getElementById(LOADING_NOTICE_ID);
  if (notice !== null && notice.dataset['kind'] === undefined) notice.hidden = true;
}

function showNotice(kind: Deployment['kind']): void {
  const notice = document.getElementById(LOADING_NOTICE_ID);
  // Replacing the same notice could remove its link in the middle of a click.
  if (notice === null || notice.dataset['kind'] === kind) return;
  notice.dataset['kind'] = kind;
  notice.className = NOTICE_BAR_WITH_CONTROL;
  notice.replaceChildren(loadingWords.notice[kind]);
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

/** A screen that isn't prerendered is blank without the app. The app empties its root before it renders. */
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
