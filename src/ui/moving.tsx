import { useDeferredValue } from 'react';
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { EnterProps } from './motion.tsx';

const SETTLE = [0.22, 1, 0.36, 1] as const;
const OVERSHOOT = [0.34, 1.56, 0.64, 1] as const;

/**
 * Complete transforms and plain easings, which run on the compositor. Springs, or separate `y` and `scale` values, are
 * computed on the main thread, and so would delay the response to a click.
 */
const ENTRIES = {
  arrive: { from: 'translateY(28px)', to: 'translateY(0px)', duration: 0.4, ease: SETTLE },
  land: {
    from: 'scale(1.5) rotate(-4deg)',
    to: 'scale(1) rotate(0deg)',
    duration: 0.18,
    ease: OVERSHOOT,
  },
  pop: { from: 'scale(0.5)', to: 'scale(1)', duration: 0.35, ease: OVERSHOOT },
} as const;

/** The only module that imports framer-motion. Loaded by src/ui/motion.tsx as a chunk of its own. */
export function Moving({ how, delay = 0, className = '', children }: EnterProps) {
  const { from, to, duration, ease } = ENTRIES[how];
  // Setting up an animation takes 8 ms on a phone, so it starts a frame after the response to the click.
  const isPainted = useDeferredValue(true, false);
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <m.div
          initial={{ opacity: 0, transform: from }}
          animate={isPainted && { opacity: 1, transform: to }}
          transition={{ duration, delay, ease }}
          className={className}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  );
}
