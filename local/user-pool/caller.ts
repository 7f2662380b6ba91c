import type { Caller } from './context.ts';

/** The local services listen on 127.0.0.1 only, so that is where every call comes from. */
export function callerOf({ headers }: Request): Caller {
  return { userAgent: headers.get('user-agent'), ipAddress: '127.0.0.1' };
}
