import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import { later } from './later.ts';
import { wantsNoMotion } from './reduced-motion.ts';

export interface EnterProps {
  /** Slides up like a new message, lands like a stamp, or pops like a number that has changed. */
  how: 'arrive' | 'land' | 'pop';
  /** Seconds to wait. */
  delay?: number;
  className?: string;
  children: ReactNode;
}

const moving = later(() => import('./moving.tsx'));

/** Loads framer-motion once the browser is idle. Without it, everything appears without motion. */
export function useMotion(): void {
  useEffect(() => {
    if (wantsNoMotion()) return undefined;
    return whenIdle(() => void moving.fetch().catch(() => undefined));
  }, []);
}

/**
 * Animates in on mount, and again with a new `key`. Content mounted before the library has loaded isn't animated, so that
 * visible content never disappears.
 */
export function Enter({ how, delay = 0, className = '', children }: EnterProps) {
  const module = moving.useModule();
  const [Moving] = useState(() => (module === null || wantsNoMotion() ? null : module.Moving));
  return Moving === null ? (
    <div className={className}>{children}</div>
  ) : (
    <Moving how={how} delay={delay} className={className}>
      {children}
    </Moving>
  );
}
