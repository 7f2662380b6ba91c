type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * For a page that is rendered anew in place of its HTML. The returned function puts what was typed until then into the
 * fields of the same id, and the focus back; a held press of a replaced form's button then submits the new form.
 */
export function carryOver(): () => void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-draft]')];
  const typed = [...document.querySelectorAll<Field>('form input, form textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const focused = document.activeElement?.id ?? '';
  return () => {
    for (const { id, value } of typed) fillIn(document.getElementById(id), value);
    if (focused !== '') document.getElementById(focused)?.focus();
    for (const form of forms) form.addEventListener('click', submitInstead);
  };
}

function fillIn(field: HTMLElement | null, value: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.value = value;
}

function submitInstead(event: Event): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !(currentTarget instanceof HTMLFormElement)) return;
  if (target.closest('button')?.type !== 'submit') return;
  // The browser would warn that it can't submit a form that has left the page.
  event.preventDefault();
  const { draft } = currentTarget.dataset;
  document.querySelector<HTMLFormElement>(`form[data-draft="${draft}"]`)?.requestSubmit();
}
