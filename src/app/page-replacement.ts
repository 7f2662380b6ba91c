import { appSignals } from '#src/lib/app-signals.ts';

/** In this order, because those before decide which of those after are visible. */
const CONTROLS = ['details', 'input, textarea', 'a, button, summary'];

/** What pages render into the head. React adopts the build's own only if it hydrates the page. */
const METADATA = 'title, meta[name=description], meta[name=robots]';

/**
 * Call before the app renders a prerendered page. If it replaces the page rather than hydrates it, the new page gets what
 * was typed, chosen and opened, and the focus; a click that was held for a replaced button reaches the new one.
 */
export function prepareReplacement(): void {
  const before = CONTROLS.map((selector) => ({ selector, controls: visibleByKey(selector) }));
  const metadata = document.head.querySelectorAll(METADATA);
  let focused = document.activeElement;
  const stop = new AbortController();
  const noteFocus = () => (focused = document.activeElement);
  document.addEventListener('focusin', noteFocus, { signal: stop.signal });
  const carryOver = () => {
    stop.abort();
    const shown = before.flatMap(({ controls }) => [...controls.values()]);
    if (shown.every(({ isConnected }) => isConnected)) return;
    for (const element of metadata) element.remove();
    for (const { selector, controls } of before) {
      const after = visibleByKey(selector);
      for (const [key, from] of controls) {
        const to = after.get(key);
        if (from.isConnected || to === undefined) continue;
        copyState(from, to);
        if (from === focused) copyFocus(from, to);
      }
    }
  };
  document.addEventListener(appSignals.live, carryOver, { once: true });
}

/**
 * The visible controls, by what is the same however often the page is rendered: the form, a field's id, or else the class,
 * and the position among those that have it, too. Neither extensions nor a translation change these.
 */
function visibleByKey(selector: string): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of document.querySelectorAll<HTMLElement>(`#root :is(${selector})`)) {
    // Markup for visitors who are signed in, or not, is in the page twice.
    if (control.getClientRects().length === 0) continue;
    const form = control.closest('form')?.dataset['draft'];
    const kind = `${form} ${(isField(control) && control.id) || control.className}`;
    let position = 1;
    while (controls.has(`${kind} ${position}`)) position += 1;
    controls.set(`${kind} ${position}`, control);
  }
  return controls;
}

function copyState(from: HTMLElement, to: HTMLElement): void {
  if (isField(from) && isField(to) && from.value !== from.defaultValue) {
    to.value = from.value;
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isChecked(from) && !isChecked(to)) to.click();
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  if (from instanceof HTMLButtonElement) {
    from.addEventListener('click', (event) => {
      // Otherwise the browser warns that it can't submit a form that is no longer in the document.
      event.preventDefault();
      to.click();
    });
  }
}

function copyFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  // Null for an email, whose selection scripts can't set.
  if (isField(from) && isField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

function isField(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

function isChecked(control: Element): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
