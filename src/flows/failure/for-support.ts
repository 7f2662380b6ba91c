import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** Only support can help, so the screen's first action is the way there. */
export function isForSupport({ code }: UserPoolError): boolean {
  return code === 'session-too-large';
}
