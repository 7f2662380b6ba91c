import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The scroll position resets to the top on every route change (specification, section 2). */
export function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
