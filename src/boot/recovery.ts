import { LOADING_NOTICE_ID, STUCK } from '#src/lib/loading-notice.ts';
import { loadScript } from './load-file.ts';

/**
 * Built from src/app/recovery/listen.ts. Its path is the same in every version, so pages of an older one still find it. The
 * query grows with each failure, because a browser may never request a failed module's URL again.
 */
let recovery = '/recover.js';

/** Browsers say that they are online a moment before a request can succeed. */
const SETTLING_MS = 500;

/**
 * Runs when the app can't be loaded. If the host answers, `/recover.js` finds out why; otherwise shows the offline notice.
 */
export function recover(held: readonly Event[], retry: () => void): void {
  loadScript(recovery).then(
    () => document.dispatchEvent(new CustomEvent(STUCK, { detail: held })),
    () => {
      recovery += '?';
      const notice = document.getElementById(LOADING_NOTICE_ID);
      if (notice) notice.hidden = false;
      window.addEventListener('online', () => setTimeout(retry, SETTLING_MS), { once: true });
    },
  );
}
