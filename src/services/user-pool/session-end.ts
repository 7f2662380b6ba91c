/** How a session ended, other than by signing out. */
export type EndOfSession = 'session-ended' | 'session-not-renewed';

let end: EndOfSession | 'chosen' = 'session-ended';

/** Once the user has signed out, no other reason is recorded. */
export function noteSessionEnd(reason: EndOfSession | 'chosen'): void {
  if (end !== 'chosen') end = reason;
}

/** Called when a guard starts checking a session, which may have begun in another tab. */
export function resetSessionEnd(): void {
  end = 'session-ended';
}

/** Why this tab's last session ended. `chosen`: the user signed out. */
export function sessionEnd(): EndOfSession | 'chosen' {
  return end;
}
