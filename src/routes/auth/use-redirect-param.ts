import { useSearchParams } from 'react-router-dom';
import { REDIRECT_PARAM } from '#src/config/paths.ts';

/** The untrusted `redirectTo` of the address: only the redirect policy may act on it. */
export function useRedirectParam(): string | null {
  const [search] = useSearchParams();
  return search.get(REDIRECT_PARAM);
}
