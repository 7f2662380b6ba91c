import { useLocation } from 'react-router-dom';

/** The whole path of this screen, to come back to. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}
