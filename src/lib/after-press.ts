/** A press that takes longer selects text or drags. */
const LONGEST_PRESS_MS = 300;

/**
 * Resolves once the browser has painted what it answers to the press that is under way or has just ended, such as an opened
 * disclosure: work that takes longer than a frame would delay it. Resolves immediately if nothing has been pressed.
 */
export async function afterPress(): Promise<void> {
  const isPressed = document.querySelector(':active') !== null;
  const wasPressed = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  if (!isPressed && !wasPressed) return;
  if (isPressed)
    await Promise.race([nextEvent('pointerup'), nextEvent('pointercancel'), timeout()]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function nextEvent(type: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(type, () => resolve(), { capture: true, once: true });
  });
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LONGEST_PRESS_MS));
}
