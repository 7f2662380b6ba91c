import { wantsNoMotion } from '#src/ui/reduced-motion.ts';

/** The top, in pixels, of a section whose heading is just below a toast. */
const TOP = 104;

/**
 * Scrolls back until a toast no longer covers the section of the heading with this id. Doesn't scroll if that would push
 * the section's end out of the viewport, because the end says more than the toast.
 */
export function clearOfToast(headingId: string): void {
  const section = document.getElementById(headingId)?.closest('section');
  if (!section) return;
  const { top, height } = section.getBoundingClientRect();
  if (top >= TOP || TOP + height > window.innerHeight) return;
  const behavior = wantsNoMotion() ? 'instant' : 'smooth';
  window.scrollTo({ top: window.scrollY + top - TOP, behavior });
}
