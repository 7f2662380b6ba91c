import { useEffect } from 'react';

/**
 * Calls when somebody comes back by the browser's Back or Forward, or has stopped their leaving by it, and finds
 * the page as it was left, waiting for what it was leaving for. `onComeBack` has to stay the same between renders.
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
