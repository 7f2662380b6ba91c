import { useEffect, useState } from 'react';

const TICK_MS = 1000;

interface Countdown {
  /** Seconds left. */
  left: number;
  restart: () => void;
}

/** Counts down from `duration` (milliseconds), starting on mount if `startsImmediately`, otherwise on `restart`. */
export function useCountdown(duration: number, startsImmediately: boolean): Countdown {
  const [{ now, until }, setClock] = useState(() => clockFor(startsImmediately ? duration : 0));
  const left = Math.max(0, Math.ceil((until - now) / TICK_MS));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const tick = () => setClock((clock) => ({ ...clock, now: Date.now() }));
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return { left, restart: () => setClock(clockFor(duration)) };
}

function clockFor(duration: number) {
  const now = Date.now();
  return { now, until: now + duration };
}
