import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref. Calls back the first time that any part of its element is in view. */
export function useFirstSeen<Seen extends Element>(onSeen: () => void): RefObject<Seen | null> {
  const element = useRef<Seen>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
