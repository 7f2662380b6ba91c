/** The id of the offline notice in every prerendered page. */
export const LOADING_NOTICE_ID = 'loading-notice';

/**
 * The document event that the boot script sends to `/recover.js`, which may be from a later version. Its detail lists the
 * clicks and submits (each with a `target`) that are held for the app.
 */
export const STUCK = 'app:stuck';
