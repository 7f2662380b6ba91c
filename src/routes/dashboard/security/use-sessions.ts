import { useEffect, useReducer, useState } from 'react';
import {
  otherSessions,
  sessionsReducer,
  type SessionsState,
} from '#src/flows/account/user-sessions.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

export interface Sessions {
  state: SessionsState;
  reload: () => void;
  end: (id: string) => void;
  endOthers: () => void;
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

  const endOthers = async (ids: readonly string[]) => {
    dispatch({ type: 'ending-others' });
    const results = await Promise.all(ids.map((id) => userPool.endSession(id)));
    dispatch({
      type: 'others-ended',
      ids: ids.filter((_, index) => results[index]?.ok === true),
      error: results.find((result) => !result.ok)?.error ?? null,
    });
  };

  const isIdle = state.at === 'listed' && state.ending.at !== 'waiting';
  return {
    state,
    reload: () => {
      dispatch({ type: 'requested' });
      setLoads((count) => count + 1);
    },
    end: (id) => {
      if (isIdle) void end(id);
    },
    endOthers: () => {
      if (isIdle) void endOthers(otherSessions(state.sessions).map(({ id }) => id));
    },
  };
}
