import { useEffect, useState } from 'react';
import { wantsNoMotion } from './reduced-motion.ts';

const DURATION_MS = 1000;

/**
 * Counts from 0 to the target in about a second whenever `run` changes to anything but 0. The first paint shows the target,
 * and so does reduced motion.
 */
export function useCountUp(target: number, run: number): number {
  const [progress, setProgress] = useState(1);
  useEffect(() => {
    if (run === 0 || wantsNoMotion()) return;
    let frame = 0;
    let start: number | null = null;
    const step = (now: number) => {
      start ??= now;
      const elapsed = Math.min(1, (now - start) / DURATION_MS);
      setProgress(elapsed);
      if (elapsed < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setProgress(1);
    };
  }, [run]);
  return Math.round(target * easeOut(progress));
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
