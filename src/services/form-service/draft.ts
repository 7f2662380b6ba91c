import { DRAFT_KEY } from '#src/lib/draft-key.ts';
import type { FormName } from './form-service.ts';

const keyOf = (form: FormName) => `${DRAFT_KEY}${form}`;

/**
 * What was typed into a form and not sent yet, by field: kept in this tab until it is sent, so that
 * neither a reload nor a look at another page loses it. A browser that keeps nothing loses nothing else.
 */
export function readDraft(form: FormName): ReadonlyMap<string, string> {
  const kept = attempt(() => sessionStorage.getItem(keyOf(form))) ?? '{}';
  const draft: unknown = attempt(() => JSON.parse(kept));
  const entries = Object.entries(typeof draft === 'object' && draft !== null ? draft : {});
  return new Map(
    entries.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

export function keepDraft(form: FormName, fields: Record<string, string>): void {
  attempt(() => sessionStorage.setItem(keyOf(form), JSON.stringify(fields)));
}

export function dropDraft(form: FormName): void {
  attempt(() => sessionStorage.removeItem(keyOf(form)));
}

function attempt<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
