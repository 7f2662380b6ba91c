import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls the callback when the browser is online again. */
export function useBackOnline(call: () => void): void {
  const onOnline = useEffectEvent(call);
  useLayoutEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
