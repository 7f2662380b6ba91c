import { wantsNoMotion } from '#src/ui/reduced-motion.ts';

export function scrollTo(element: Element | null, block: 'nearest' | 'start'): void {
  element?.scrollIntoView({ block, behavior: wantsNoMotion() ? 'auto' : 'smooth' });
}
