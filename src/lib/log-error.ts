/**
 * The only way to log, and only where docs/product requires it. Pass stable codes and paths, never a token, a code, a
 * password, a URL with its query or an error object.
 */
export function logError(message: string, detail: string): void {
  console.error(message, detail);
}

/** For what the app has recovered from, under the same conditions. */
export function logWarning(message: string, detail: string): void {
  console.warn(message, detail);
}
