import { DRAFT_KEY } from './storage-keys.ts';
import { session } from './web-storage.ts';

const keyOf = (form: string) => `${DRAFT_KEY}${form}`;

/**
 * A form's unsent input by field, kept in this tab until it is sent, so that it survives a reload or a visit to another
 * page. Without storage, nothing is kept.
 */
export function readDraft(form: string): ReadonlyMap<string, string> {
  const draft = parsed(session.get(keyOf(form)) ?? '{}');
  const entries = Object.entries(typeof draft === 'object' && draft !== null ? draft : {});
  return new Map(
    entries.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

export function keepDraft(form: string, fields: Record<string, string>): void {
  session.set(keyOf(form), JSON.stringify(fields));
}

export function dropDraft(form: string): void {
  session.remove(keyOf(form));
}

/** So that the next user of this tab finds nothing of the last one's. */
export function dropAllDrafts(): void {
  for (const key of session.keys()) {
    if (key.startsWith(DRAFT_KEY)) session.remove(key);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
