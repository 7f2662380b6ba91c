import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCarried } from './use-carried.ts';

/** Notes in the history entry whether a code is awaited, so that a reload comes back to that step. */
export function useNoteAwaitedCode(awaited: boolean, email: string): void {
  const navigate = useNavigate();
  const noted = useCarried();
  const fits = noted.verifying === awaited && (!awaited || noted.email === email);
  useEffect(() => {
    if (fits) return;
    const here = `${window.location.pathname}${window.location.search}`;
    void navigate(here, { replace: true, state: { email, verifying: awaited } });
  }, [fits, awaited, email, navigate]);
}
