import { DRAFT_KEY } from '#src/lib/draft-key.ts';

/** A password is never kept, shown or not. */
const KEPT = 'input:not([type=password],[autocomplete*=password]),textarea';

/**
 * Keeps what was typed into the forms that have a draft (`data-draft`, its name), on top of the draft
 * that is there already: the app, which has not come, would have kept it as it was typed.
 */
export function keepTypedDrafts(): void {
  try {
    for (const form of document.forms) {
      const typed = typedIn(form);
      const name = form.dataset['draft'];
      if (name === undefined || typed.length === 0) continue;
      const key = DRAFT_KEY + name;
      const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      const kept = Object.assign({}, draft, Object.fromEntries(typed));
      sessionStorage.setItem(key, JSON.stringify(kept));
    }
  } catch {
    // Storage is refused or holds something else: nothing is kept.
  }
}

function typedIn(form: HTMLFormElement): [string, string][] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(KEPT)].flatMap(
    ({ name, value, defaultValue }) => (value === defaultValue ? [] : [[name, value]]),
  );
}

/** Whether a page finds a draft: then it wants the app, which puts it back. */
export function hasDraft(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_KEY));
}
