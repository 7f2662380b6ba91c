import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** Seconds left until `until` (milliseconds since the epoch); 0 when it is past. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / TICK_MS));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
