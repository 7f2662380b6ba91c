import { useLayoutEffect } from 'react';

/** Puts the focus into the field with the error, anew with every failed try (`attempt`). */
export function useFocusField(id: string | null, attempt: unknown): void {
  useLayoutEffect(() => {
    if (id !== null) document.getElementById(id)?.focus();
  }, [id, attempt]);
}
