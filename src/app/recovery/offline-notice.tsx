import { loadingWords } from '#content/loading.ts';
import { LOADING_NOTICE_ID } from '#src/lib/loading-notice.ts';
import { NOTICE_BAR } from './notice-bar-style.ts';

/**
 * Part of every prerendered page, because it couldn't be fetched while offline, and outside the app's root. The boot
 * script shows it when the app can't be loaded.
 */
export function OfflineNotice() {
  return (
    <div id={LOADING_NOTICE_ID} role="alert" hidden className={NOTICE_BAR}>
      {loadingWords.notice.offline}
    </div>
  );
}
