/** Emails are trimmed and lower-cased before use (docs/product.md, Fields). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
