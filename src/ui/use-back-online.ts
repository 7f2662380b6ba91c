import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back when the browser comes back online. */
export function useBackOnline(call: () => void): void {
  const onOnline = useEffectEvent(call);
  useLayoutEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
