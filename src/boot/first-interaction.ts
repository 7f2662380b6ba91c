import { appSignals } from '#src/lib/app-signals.ts';
import { linkedPage } from '#src/lib/linked-page.ts';
import { prefetch } from './load-file.ts';
import { recover } from './recovery.ts';

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * Requests the app at the first interaction that needs it, once the frame that answers the interaction is painted. Holds
 * submits and the clicks that only the app can handle, and replays them once it is live. A link works without the app, so its
 * page is prefetched instead.
 */
export function waitForInteraction(requestApp: () => void): void {
  const held: Event[] = [];
  const listening = new AbortController();
  const listen = (types: string[], listener: (event: Event) => void, passive: boolean) => {
    const options = { capture: true, passive, signal: listening.signal };
    for (const type of types) document.addEventListener(type, listener, options);
  };
  const requestSoon = () => requestAnimationFrame(() => setTimeout(requestApp));
  const onIntent = (event: Event) => {
    const page = linkedPage(event);
    if (page !== null) prefetch(page.pathname + page.search);
    else if (event.type !== 'pointerover' || buttonOf(event) !== null) requestSoon();
  };
  const hold = (event: Event) => {
    if (event.type !== 'submit' && buttonOf(event) === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
    requestSoon();
  };
  const replayHeld = async () => {
    // Leaves the app time to read the query, which it does just after hydration.
    await nextTask();
    listening.abort();
    for (const event of held.splice(0)) {
      replay(event);
      await nextTask();
    }
  };
  listen(INTENT_EVENTS, onIntent, true);
  listen(['click', 'submit'], hold, false);
  document.addEventListener(appSignals.live, () => void replayHeld(), { once: true });
  document.addEventListener(appSignals.failed, () => recover(held.splice(0), requestApp));
}

/** The button that was clicked. One inside a link doesn't count, because the link works without the app. */
function buttonOf({ target }: Event): HTMLButtonElement | null {
  if (!(target instanceof Element) || target.closest('a[href]') !== null) return null;
  return target.closest('button');
}

/** Works even if the app has replaced the button meanwhile, because it listens to the replaced one, too. */
function replay(event: Event): void {
  (event instanceof SubmitEvent ? event.submitter : buttonOf(event))?.click();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
