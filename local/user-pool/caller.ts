import type { Caller } from './context.ts';

/** Every call comes from 127.0.0.1, the only address on which the local services listen. */
export function callerOf({ headers }: Request): Caller {
  return { userAgent: headers.get('user-agent'), ipAddress: '127.0.0.1' };
}
