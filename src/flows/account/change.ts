import { failedWith, READY, WAITING, type Attempt } from '#src/flows/attempt.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** `invalid`: found by the form, before any request. `rejected`: by the user pool. */
export type ChangeFailure<Problem> =
  | { kind: 'invalid'; problem: Problem }
  | { kind: 'rejected'; error: UserPoolError };

export type ChangeState<Problem> = Attempt<ChangeFailure<Problem>>;

export type ChangeEvent<Problem> =
  | { type: 'invalid'; problem: Problem }
  | { type: 'submitted' }
  | { type: 'saved' }
  | { type: 'rejected'; error: UserPoolError };

/** One change to the account. Each section saves separately, and shows its own failures. */
export function changeReducer<Problem>(
  state: ChangeState<Problem>,
  event: ChangeEvent<Problem>,
): ChangeState<Problem> {
  switch (event.type) {
    case 'invalid':
      return state.waiting ? state : failedWith({ kind: 'invalid', problem: event.problem });
    case 'submitted':
      return WAITING;
    case 'saved':
      return READY;
    case 'rejected':
      return failedWith({ kind: 'rejected', error: event.error });
    default:
      return unreachable(event);
  }
}
