const LATE_MS = 10_000;

/** Resolves when the call has settled, however it ends; after 10 seconds if it hasn't. */
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
