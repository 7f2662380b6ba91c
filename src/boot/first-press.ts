import { appSignals } from '#src/lib/app-signals.ts';
import { linkedPage } from '#src/lib/linked-page.ts';
import { isForTheApp, letGo, replay, type Held } from './held-events.ts';
import { prefetchDocument } from './prefetch.ts';
import { typedValues } from './typed-values.ts';

const SIGNS_OF_INTEREST = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
const HELD = ['click', 'submit', 'keydown'];
const REACHING = ['pointerover', 'focusin', 'touchstart'];

/**
 * Wants the app at the first press, and keeps what was pressed, typed and hovered until the app says
 * that it is live; then it is told. Plain links go where they lead, without the app.
 */
export function waitForFirstPress(want: () => void): void {
  const held: Held[] = [];
  let hovered: Event | undefined;

  const onInterest = (event: Event) => {
    if (linkedPage(event) === null) want();
  };
  const onHeld = (event: Event) => {
    if (!isForTheApp(event) || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ target: event.target, event });
    want();
  };
  const onReach = (event: Event) => {
    if (event.type === 'pointerover') hovered = event;
    prefetchDocument(event);
    if (event.target instanceof Element && event.target.closest('button') !== null) want();
  };

  const listeners: [string[], (event: Event) => void][] = [
    [SIGNS_OF_INTEREST, onInterest],
    [HELD, onHeld],
    [REACHING, onReach],
  ];
  const each = (change: 'addEventListener' | 'removeEventListener') => {
    for (const [types, listener] of listeners) {
      for (const type of types)
        document[change](type, listener, { capture: true, passive: listener !== onHeld });
    }
  };

  /**
   * One thing at a time: the app has to have taken in one change before it hears of the next. It learns
   * of the page's query, which the page was built without, just after it went live. What is pressed
   * before it knows what was typed waits like the rest.
   */
  const tellApp = async () => {
    const typed = typedValues(document);
    await settled();
    for (const tell of typed) {
      tell();
      await settled();
    }
    each('removeEventListener');
    sayHovered(hovered);
    for (const press of held.splice(0)) {
      replay(press);
      await settled();
    }
  };

  each('addEventListener');
  document.addEventListener(appSignals.live, () => void tellApp(), { once: true });
  document.addEventListener(appSignals.failed, () => held.splice(0).forEach(letGo));
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A menu that opens on hover opens for a pointer that was there first. */
function sayHovered(event: Event | undefined): void {
  if (!(event instanceof PointerEvent) || !(event.target instanceof Element)) return;
  if (!event.target.matches(':hover')) return;
  const { pointerType } = event;
  event.target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}
