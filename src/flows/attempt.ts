/** Whether a form waits for an answer, shows why the last attempt failed, or neither. */
export type Attempt<Failure> =
  | { waiting: true; failure: null }
  | { waiting: false; failure: Failure | null };

export const WAITING = { waiting: true, failure: null } as const;
export const READY = { waiting: false, failure: null } as const;

export function failedWith<Failure>(failure: Failure): Attempt<Failure> & { waiting: false } {
  return { waiting: false, failure };
}
