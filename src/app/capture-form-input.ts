type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Call before a prerendered page is replaced by a fresh render rather than hydrated. The returned function restores the
 * typed text to the fields of the same id, and the focus. A held click on a replaced form's button then submits the new
 * form.
 */
export function captureFormInput(): () => void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];
  const typed = [...document.querySelectorAll<Field>('form input, form textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const focused = document.activeElement?.id ?? '';
  return () => {
    for (const { id, value } of typed) fillIn(document.getElementById(id), value);
    if (focused !== '') document.getElementById(focused)?.focus();
    for (const form of forms) form.addEventListener('click', submitReplacement);
  };
}

function fillIn(field: HTMLElement | null, value: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.value = value;
}

function submitReplacement(event: Event): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !(currentTarget instanceof HTMLFormElement)) return;
  if (target.closest('button')?.type !== 'submit') return;
  // Otherwise the browser warns that it can't submit a form that is no longer in the document.
  event.preventDefault();
  const { draft } = currentTarget.dataset;
  document.querySelector<HTMLFormElement>(`form[data-draft="${draft}"]`)?.requestSubmit();
}
