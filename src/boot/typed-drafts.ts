import { DRAFT_KEY, NEVER_KEPT, TAB_KEY } from '#src/lib/storage-keys.ts';

const KEPT = `input:not(${NEVER_KEPT}),textarea`;

/** Stores the text typed into forms with a draft (`data-draft`, its name) in that draft, as the app would. */
export function keepTypedDrafts(): void {
  try {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) {
      const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(KEPT)];
      const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
      if (typed.length === 0) continue;
      const key = DRAFT_KEY + form.dataset['draft'];
      const draft: Record<string, string> = JSON.parse(sessionStorage.getItem(key) || '{}');
      for (const { name, value } of typed) draft[name] = value;
      sessionStorage.setItem(key, JSON.stringify(draft));
    }
  } catch {
    // Storage is blocked, or holds something else: nothing is stored.
  }
}

/** Whether this tab holds a draft or a notice, which only the app can show. */
export function hasKeptInTab(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(TAB_KEY));
}
