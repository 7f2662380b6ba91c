import { STUCK } from '#src/lib/loading-notice.ts';
import { recover } from './recover.ts';

/** The build writes this module to `/recover.js` (vite/prerender/recovery-script.ts). */
document.addEventListener(STUCK, (event) => void recover(pressedIn(event)));

/** The event may come from an earlier version's boot script, so nothing about it is trusted. */
function pressedIn(event: Event): Element[] {
  const held: unknown = event instanceof CustomEvent ? event.detail : null;
  return Array.isArray(held) ? held.flatMap(targetOf) : [];
}

function targetOf(press: unknown): Element[] {
  const target: unknown =
    typeof press === 'object' && press !== null && 'target' in press ? press.target : null;
  return target instanceof Element ? [target] : [];
}
