import { appSignals } from '#src/lib/app-signals.ts';
import { linkedPage } from '#src/lib/linked-page.ts';
import { prefetch } from './load-file.ts';
import { recover } from './recovery.ts';

const INTEREST = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * Requests the app (`want`) at the first interaction that needs it. Clicks that only the app can answer, and submits,
 * are held, and repeated once the app responds. A plain link works without it: its page is prefetched.
 */
export function waitForInteraction(want: () => void): void {
  const held: Event[] = [];
  const listening = new AbortController();
  const listen = (types: string[], listener: (event: Event) => void, passive: boolean) => {
    const options = { capture: true, passive, signal: listening.signal };
    for (const type of types) document.addEventListener(type, listener, options);
  };
  const onInterest = (event: Event) => {
    const page = linkedPage(event);
    if (page !== null) prefetch(page.pathname + page.search);
    else if (event.type !== 'pointerover' || buttonOf(event) !== null) want();
  };
  const hold = (event: Event) => {
    if (event.type !== 'submit' && buttonOf(event) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
    want();
  };
  const repeatHeld = async () => {
    // The app reads the page's query just after hydration.
    await nextTask();
    listening.abort();
    for (const event of held.splice(0)) {
      repeat(event);
      await nextTask();
    }
  };
  listen(INTEREST, onInterest, true);
  listen(['click', 'submit'], hold, false);
  document.addEventListener(appSignals.live, () => void repeatHeld(), { once: true });
  document.addEventListener(appSignals.failed, () => recover(held.splice(0), want));
}

/** A button does nothing by itself; one inside a link follows the link. */
function buttonOf({ target }: Event): HTMLButtonElement | null {
  if (!(target instanceof Element) || target.closest('a[href]') !== null) return null;
  return target.closest('button');
}

/** Also where the app has rendered the page anew meanwhile: it then listens to the form that it replaced. */
function repeat(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else buttonOf(event)?.click();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
