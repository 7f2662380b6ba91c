import { wantsNoMotion } from '#src/ui/reduced-motion.ts';

/** In pixels: where a section starts whose heading is just below a toast. */
const TOP = 104;

/**
 * Scrolls back as far as a toast would cover what it is about: the section of the heading with this id. Not if the
 * section's end, which says more than the toast, would leave the viewport.
 */
export function clearOfToast(headingId: string): void {
  const section = document.getElementById(headingId)?.closest('section');
  if (!section) return;
  const { top, height } = section.getBoundingClientRect();
  if (top >= TOP || TOP + height > window.innerHeight) return;
  const behavior = wantsNoMotion() ? 'instant' : 'smooth';
  window.scrollTo({ top: window.scrollY + top - TOP, behavior });
}
