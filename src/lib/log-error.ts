/**
 * The one way to the console: for what the specification says is logged. Pass stable codes and
 * paths; never a token, a code, a password, an address with a query, or an error object.
 */
export function logError(message: string, detail: string): void {
  console.error(message, detail);
}
