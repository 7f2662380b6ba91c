import { vi } from 'vitest';

/** Enough for a busy machine; usually much less is needed. */
export const PATIENCE_MS = 15_000;

/** Retries the assertions until they pass. */
export function eventually<Value>(assertions: () => Value) {
  return vi.waitFor(assertions, { timeout: PATIENCE_MS });
}

/** Retries until there is something to return. */
export function found<Value>(look: () => Value) {
  return vi.waitUntil(look, { timeout: PATIENCE_MS });
}
