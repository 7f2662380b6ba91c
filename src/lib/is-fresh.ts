/** By how much this device's clock may be behind the server's. */
const SKEW_MS = 60_000;

/** Whether a server's time is at most so long ago. One that lies ahead isn't: this device's clock was put back. */
export function isFresh(time: number | null, now: number, maxAge: number): boolean {
  return time !== null && now - time <= maxAge && time - now <= SKEW_MS;
}
