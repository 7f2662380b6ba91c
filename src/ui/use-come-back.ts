import { useEffect } from 'react';

/**
 * Calls back when the user returns by Back or Forward, or cancels leaving: the page would otherwise still be waiting for
 * that navigation. `onComeBack` must be stable between renders.
 */
export function useComeBack(onComeBack: () => void): void {
  useEffect(() => {
    const onShown = (event: PageTransitionEvent) => {
      if (event.persisted) onComeBack();
    };
    window.addEventListener('pageshow', onShown);
    window.addEventListener('popstate', onComeBack);
    return () => {
      window.removeEventListener('pageshow', onShown);
      window.removeEventListener('popstate', onComeBack);
    };
  }, [onComeBack]);
}
