/** Controls that do nothing by themselves: only the app knows what a press of them means. */
const PRESSED = 'button';
const MOVED_IN = '[aria-expanded]';
const MOVING_KEY = /^(?:Arrow|Home|End|Page)/;

export interface Held {
  target: Element;
  event: Event;
}

function within(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** Whether the app must answer this event, so that it is kept until the app is there. */
export function isForTheApp(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    return MOVING_KEY.test(event.key) && within(event, MOVED_IN) !== null;
  }
  return event.type === 'submit' || (within(event, PRESSED) !== null && !within(event, 'a[href]'));
}

/** Says again, to an app that listens now, what was said before it could. */
export function replay({ target, event }: Held): void {
  if (!target.isConnected) return;
  if (event.type === 'submit') {
    if (target instanceof HTMLFormElement) target.requestSubmit();
  } else if (event instanceof KeyboardEvent) {
    target.dispatchEvent(new KeyboardEvent(event.type, event));
  } else if (event instanceof MouseEvent) {
    target.dispatchEvent(new MouseEvent(event.type, event));
  }
}

/** The app can't come: a form that the browser can send by itself is sent by it. */
export function letGo({ target }: Held): void {
  const form = target.closest('form');
  if (form?.hasAttribute('action') === true) form.submit();
}
