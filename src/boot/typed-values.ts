/** Something that was typed or chosen before the app listened: tells it so. */
export type TypedValue = () => void;

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

/**
 * What was typed or chosen, to be told one by one: the app may empty a field that it does not know of
 * while it hears of another, so all are read first. React takes a change only when a value differs
 * from the one that it knows: a field is put back to its first value, and then changed.
 */
export function typedValues(root: ParentNode): TypedValue[] {
  const fields = root.querySelectorAll<Field>('input, textarea, select');
  return [...fields].flatMap((field) => {
    const value = typedValue(field);
    return value === null ? [] : [value];
  });
}

function typedValue(field: Field): TypedValue | null {
  if (field instanceof HTMLSelectElement) return chosen(field);
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)/.test(field.type)
    ? checked(field)
    : text(field);
}

function chosen(field: HTMLSelectElement): TypedValue | null {
  const options = [...field.options];
  if (options.every(({ selected, defaultSelected }) => selected === defaultSelected)) return null;
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function checked(field: HTMLInputElement): TypedValue | null {
  // Of a group of radios, the chosen one speaks for the others.
  const isSpoken = field.type !== 'radio' || field.checked;
  const { checked: value, defaultChecked } = field;
  if (value === defaultChecked || !isSpoken) return null;
  let isKnown = false;
  // What is chosen from now on the app hears by itself. It may also put the field back, which says nothing.
  const note = ({ target }: Event) => {
    isKnown ||= target instanceof HTMLInputElement && target.name === field.name;
  };
  document.addEventListener('change', note);
  return () => {
    document.removeEventListener('change', note);
    // A key that is down on the field changes it when it comes up, unless a click came between.
    if (isKnown || field.matches(':active')) return;
    field.checked = !value;
    field.click();
  };
}

function text(field: TextField): TypedValue | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    // What was typed since is known to the app.
    if (field.value !== value && field.value !== defaultValue) return;
    const { selectionStart, selectionEnd } = field;
    field.value = defaultValue;
    // The element's own setter, past the one with which React notes what it set itself.
    Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value')?.set?.call(field, value);
    if (selectionStart !== null && document.activeElement === field) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
