const LATE_MS = 10_000;

/** Resolves when the call settles either way, or after 10 seconds. */
export function settledOrLate(call: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LATE_MS);
    call
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
