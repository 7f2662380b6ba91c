import { useSyncExternalStore } from 'react';

/** The text in a form's fields, by name. Read from the DOM, which includes what was typed before hydration. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** A field's current value, for feedback while the user types. Empty until the field is mounted. */
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
