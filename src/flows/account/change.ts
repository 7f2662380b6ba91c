import { unreachable } from '#src/lib/unreachable.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** `invalid`: found by the form, before any request. `rejected`: by the user pool. */
export type ChangeFailure<Problem> =
  | { kind: 'invalid'; problem: Problem }
  | { kind: 'rejected'; error: UserPoolError };

export interface ChangeState<Problem> {
  waiting: boolean;
  failure: ChangeFailure<Problem> | null;
}

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
      return { ...state, failure: { kind: 'invalid', problem: event.problem } };
    case 'submitted':
      return { waiting: true, failure: null };
    case 'saved':
      return { waiting: false, failure: null };
    case 'rejected':
      return { waiting: false, failure: { kind: 'rejected', error: event.error } };
    default:
      return unreachable(event);
  }
}
