import { unreachable } from '#src/lib/unreachable.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** `refused` by the form, before any request. `rejected` by the user pool. */
export type ChangeFailure<Refusal> =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'rejected'; error: UserPoolError };

export interface ChangeState<Refusal> {
  waiting: boolean;
  failure: ChangeFailure<Refusal> | null;
}

export type ChangeEvent<Refusal> =
  | { type: 'refused'; refusal: Refusal }
  | { type: 'submitted' }
  | { type: 'saved' }
  | { type: 'rejected'; error: UserPoolError };

/** One change to the account. Each section saves separately, and shows its own failures. */
export function changeReducer<Refusal>(
  state: ChangeState<Refusal>,
  event: ChangeEvent<Refusal>,
): ChangeState<Refusal> {
  switch (event.type) {
    case 'refused':
      return { ...state, failure: { kind: 'refused', refusal: event.refusal } };
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
