import { useLayoutEffect } from 'react';

/** Focuses the field with the error after every failed attempt (`attempt`). */
export function useFocusField(id: string | null, attempt: unknown): void {
  useLayoutEffect(() => {
    if (id !== null) document.getElementById(id)?.focus();
  }, [id, attempt]);
}
