// The keys of browser storage that the boot script shares with the app.

/** The theme, where the visitor chose one. */
export const THEME_KEY = 'app.theme';

/** The local-storage key of the demo's game. */
export const PLAY_KEY = 'app.demo';

/** The prefix of session-storage keys for unsent form input, followed by the form's name. */
export const DRAFT_KEY = 'app.draft.';

/** Fields excluded from drafts: passwords, shown or hidden. */
export const NEVER_KEPT = '[type=password],[autocomplete*=password]';
