import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

export function useLogout(): { waiting: boolean; logout: () => void } {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const logout = () => {
    if (waiting) return;
    setWaiting(true);
    void userPool.signOut().then(() => navigate(paths.home));
  };
  return { waiting, logout };
}
