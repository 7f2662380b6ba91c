import { DRAFT_KEY, type SiteKey } from './storage-keys.ts';
import { tabStorage } from './web-storage.ts';

const keyOf = (form: string): SiteKey => `${DRAFT_KEY}${form}`;

/**
 * A form's unsent input by field name. Kept in this tab until the form is sent, so that it survives a reload or a visit to
 * another page. Empty if storage is blocked.
 */
export function readDraft(form: string): ReadonlyMap<string, string> {
  const draft = parsed(tabStorage.get(keyOf(form)) ?? '{}');
  const entries = Object.entries(typeof draft === 'object' && draft !== null ? draft : {});
  return new Map(
    entries.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

export function keepDraft(form: string, fields: Record<string, string>): void {
  tabStorage.set(keyOf(form), JSON.stringify(fields));
}

export function dropDraft(form: string): void {
  tabStorage.remove(keyOf(form));
}

/** Leaves nothing behind for the next user of this tab. */
export function dropAllDrafts(): void {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(DRAFT_KEY)) tabStorage.remove(key);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
