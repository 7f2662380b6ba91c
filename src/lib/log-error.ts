/**
 * The only way to log, used where docs/product.md asks for it. Pass stable codes and paths; never a token, code,
 * password, URL with a query, or error object.
 */
export function logError(message: string, detail: string): void {
  console.error(message, detail);
}
