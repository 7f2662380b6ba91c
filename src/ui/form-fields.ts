import { useSyncExternalStore } from 'react';

/** The text in a form's fields, by name. The fields hold it, so what was typed before hydration counts. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** What is in a field now, for what is shown while the user types; empty until the field is mounted. */
export function useFieldValue(find: () => Element | null): string {
  return useSyncExternalStore(
    onInput,
    () => {
      const field = find();
      return field instanceof HTMLInputElement ? field.value : '';
    },
    () => '',
  );
}

function onInput(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}
