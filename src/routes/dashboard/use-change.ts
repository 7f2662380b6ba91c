import { useReducer } from 'react';
import { changeReducer, type ChangeState } from '#src/flows/account/change.ts';
import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

interface Change<Values, Refusal, Answer> {
  /** Returns null if the values can be sent. */
  refuse: (values: Values) => Refusal | null;
  send: (values: Values) => Promise<Result<Answer, UserPoolError>>;
  onSaved: (values: Values, answer: Answer) => void;
}

/** Binds a form for one part of the account to the call that saves it. */
export function useChange<Values, Refusal, Answer = null>({
  refuse,
  send,
  onSaved,
}: Change<Values, Refusal, Answer>): {
  state: ChangeState<Refusal>;
  submit: (values: Values) => void;
} {
  const [state, dispatch] = useReducer(changeReducer<Refusal>, { waiting: false, failure: null });

  const save = async (values: Values) => {
    dispatch({ type: 'submitted' });
    const result = await send(values);
    if (!result.ok) return dispatch({ type: 'rejected', error: result.error });
    dispatch({ type: 'saved' });
    onSaved(values, result.value);
  };

  return {
    state,
    submit: (values) => {
      if (state.waiting) return;
      const refusal = refuse(values);
      if (refusal === null) void save(values);
      else dispatch({ type: 'refused', refusal });
    },
  };
}
