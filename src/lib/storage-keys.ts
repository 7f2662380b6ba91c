/** The beginning of every key under which this site stores anything but tokens. Deleting the account removes them all. */
export const SITE_PREFIX = 'app.';

export type SiteKey = `${typeof SITE_PREFIX}${string}`;

// Below, the keys that the boot script shares with the app.

/** The theme that the visitor has chosen. */
export const THEME_KEY = 'app.theme';

/** The demo's game, in local storage. */
export const PLAY_KEY = 'app.demo';

/** The prefix of session-storage keys of what only the app can show, so that their page starts it. */
export const TAB_KEY = 'app.tab.';

/** The prefix of session-storage keys for unsent form input, followed by the form's name. */
export const DRAFT_KEY = 'app.tab.draft.';

/** The scroll positions of history entries that the app has shown, in session storage. */
export const SCROLL_KEY = 'app.scroll';

/** Set by a sign-out until the next page has said so, in session storage. */
export const SIGNED_OUT_KEY = 'app.tab.signed-out';

/** Fields excluded from drafts: passwords, shown or hidden. */
export const NEVER_KEPT = '[type=password],[autocomplete*=password]';
