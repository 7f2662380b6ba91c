/** What stands in a form's fields, by name. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Puts a draft into the fields that are as the page has them: what else is there was typed later. */
export function fillIn(form: HTMLFormElement, draft: ReadonlyMap<string, string>): void {
  for (const control of form.elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (!isText || control.value !== control.defaultValue) continue;
    control.value = draft.get(control.name) ?? control.defaultValue;
  }
}
