import { useEffect, useReducer, useState } from 'react';
import { sessionsReducer, type SessionsState } from '#src/flows/account/user-sessions.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

export interface Sessions {
  state: SessionsState;
  reload: () => void;
  end: (id: string) => void;
}

/** Binds the list of the user's sessions to the user pool. */
export function useSessions(): Sessions {
  const [state, dispatch] = useReducer(sessionsReducer, { at: 'loading' });
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let current = true;
    void userPool.sessions().then((result) => {
      if (!current) return;
      dispatch(
        result.ok
          ? { type: 'received', sessions: result.value }
          : { type: 'rejected', error: result.error },
      );
    });
    return () => {
      current = false;
    };
  }, [loads]);

  const end = async (id: string) => {
    dispatch({ type: 'ending', id });
    const result = await userPool.endSession(id);
    dispatch(result.ok ? { type: 'ended', id } : { type: 'not-ended', id, error: result.error });
  };

  return {
    state,
    reload: () => {
      dispatch({ type: 'requested' });
      setLoads((count) => count + 1);
    },
    end: (id) => {
      if (state.at === 'listed' && state.ending === null) void end(id);
    },
  };
}
