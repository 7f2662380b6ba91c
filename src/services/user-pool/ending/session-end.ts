/** How a session ended although the user didn't sign out. */
export type UnexpectedEnd = 'session-ended' | 'session-not-renewed' | 'session-conflict';

type SessionEnd = UnexpectedEnd | 'by-user';

let lastEnd: SessionEnd = 'session-ended';

/** Once the user has signed out, no other reason is recorded. */
export function recordSessionEnd(end: SessionEnd): void {
  if (lastEnd !== 'by-user') lastEnd = end;
}

/** Called when a guard starts checking a session, which may have begun in another tab. */
export function resetSessionEnd(): void {
  lastEnd = 'session-ended';
}

/** How this tab's last session ended. */
export function lastSessionEnd(): SessionEnd {
  return lastEnd;
}
