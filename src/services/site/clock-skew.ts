import { timeOrNull } from '#src/lib/service-values.ts';

const TIMEOUT_MS = 2000;
const SECOND = 1000;

/**
 * How far this device's clock is ahead of the host's, in milliseconds. Negative if it is behind, null if the host doesn't
 * answer. A response's `Date` is accurate to a second, and is `Age` seconds old (RFC 9110, 9111).
 */
export async function measureClockSkew(): Promise<number | null> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    const sentAt = Date.now();
    const address = new URL('/', window.location.origin);
    const { headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: timeout.signal,
    });
    const midway = (sentAt + Date.now()) / 2;
    const age = Number(headers.get('age') ?? 0) * SECOND;
    const date = timeOrNull(Date.parse(headers.get('date') ?? '') + SECOND / 2 + age);
    return date === null ? null : midway - date;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
