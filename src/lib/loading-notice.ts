/** The id of the offline notice in every prerendered page. */
export const LOADING_NOTICE_ID = 'loading-notice';

/**
 * Sent by the boot script to `/recover.js`, which may be of a later version: a document event whose detail lists the
 * clicked elements (`target`) that only the app can handle.
 */
export const STUCK = 'app:stuck';
