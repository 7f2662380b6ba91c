import { useReducer } from 'react';
import { READY } from '#src/flows/attempt.ts';
import { changeReducer, type ChangeState } from '#src/flows/account/change.ts';
import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

interface Change<Values, Problem, Answer> {
  /** Returns null if the values can be sent. */
  validate: (values: Values) => Problem | null;
  send: (values: Values) => Promise<Result<Answer, UserPoolError>>;
  onSaved: (values: Values, answer: Answer) => void;
}

/** Binds a form for one part of the account to the call that saves it. */
export function useChange<Values, Problem, Answer = null>({
  validate,
  send,
  onSaved,
}: Change<Values, Problem, Answer>): {
  state: ChangeState<Problem>;
  submit: (values: Values) => void;
} {
  const [state, dispatch] = useReducer(changeReducer<Problem>, READY);

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
      const problem = validate(values);
      if (problem === null) void save(values);
      else dispatch({ type: 'invalid', problem });
    },
  };
}
