type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * For a page that is rendered anew in place of its HTML. The returned function puts what was typed until then into the
 * fields of the same id, and the focus back.
 */
export function carryOver(): () => void {
  const typed = [...document.querySelectorAll<Field>('form input, form textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const focused = document.activeElement?.id ?? '';
  return () => {
    for (const { id, value } of typed) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.value = value;
    }
    if (focused !== '') document.getElementById(focused)?.focus();
  };
}
