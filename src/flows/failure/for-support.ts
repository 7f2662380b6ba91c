import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** Whether only support can help, so that the screen's main action is to contact them. */
export function isForSupport({ code }: UserPoolError): boolean {
  return code === 'session-too-large';
}
