const STAMP_MS = 180;
const APART_MS = 60;

/** Lets the pins of a judged message drop one after the other (verdict.css). By the CSSOM, which the style policy allows. */
export function staggerPins(message: Element | null | undefined): void {
  message?.querySelectorAll<HTMLElement>('.pin').forEach((pin, index) => {
    pin.style.animationDelay = `${STAMP_MS + index * APART_MS}ms`;
  });
}
