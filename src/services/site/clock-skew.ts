const PATIENCE_MS = 2000;
const SECOND = 1000;

/**
 * How far this device's clock is ahead of the site's, in milliseconds; negative if it is behind, null without an answer.
 * A response's `Date` is exact to a second, and as old as its `Age` (RFC 9110, 9111).
 */
export async function measureClockSkew(): Promise<number | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const asked = Date.now();
    const address = new URL('/', window.location.origin);
    const { headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: patience.signal,
    });
    const midway = (asked + Date.now()) / 2;
    const made = Date.parse(headers.get('date') ?? '');
    const age = Number(headers.get('age') ?? 0) * SECOND;
    return Number.isFinite(made + age) ? midway - (made + SECOND / 2 + age) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
