/** In the session storage: what was typed into a form, which is named after it, and not sent yet. */
export const DRAFT_KEY = 'lureproof.draft.';
