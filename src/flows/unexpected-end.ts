import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

/**
 * How a failure has ended the session, if it has: then only signing in again helps. Null for any other failure, which can
 * be retried.
 */
export function unexpectedEndIn({ code }: { code: UserPoolErrorCode }): UnexpectedEnd | null {
  switch (code) {
    case 'signed-out':
      return 'session-ended';
    case 'session-not-renewed':
    case 'session-conflict':
      return code;
    default:
      return null;
  }
}
