import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    void userPool.signOut().then(() => navigate(paths.home));
  };
}
