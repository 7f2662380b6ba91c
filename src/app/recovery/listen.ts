import { STUCK } from '#src/lib/loading-notice.ts';
import { recover } from './recover.ts';

/** The build writes this module to `/recover.js` (vite/prerender/recovery-script.ts). */
document.addEventListener(STUCK, (event) => void recover(clickedElements(event)));

/** The event may come from an earlier version's boot script, so its shape is checked. */
function clickedElements(event: Event): Element[] {
  const held: unknown = event instanceof CustomEvent ? event.detail : null;
  return Array.isArray(held) ? held.flatMap(targetOf) : [];
}

function targetOf(click: unknown): Element[] {
  const target: unknown =
    typeof click === 'object' && click !== null && 'target' in click ? click.target : null;
  return target instanceof Element ? [target] : [];
}
