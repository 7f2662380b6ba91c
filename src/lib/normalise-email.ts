/** Emails are trimmed and lower-cased before use (specification, section 5). */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
