const LIFETIME = 10 * 60_000;

let carried: { email: string; password: string } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the password chosen on /register for the sign-in that follows: in this module's memory only, so that a reload
 * loses it, and for ten minutes at most.
 */
export function carryPassword(email: string, password: string): void {
  dropCarriedPassword();
  carried = { email, password };
  timer = setTimeout(dropCarriedPassword, LIFETIME);
}

/** Null for any other account. */
export function carriedPassword(email: string): string | null {
  return carried?.email === email ? carried.password : null;
}

/** After the sign-in, and whenever a user signs out. */
export function dropCarriedPassword(): void {
  carried = null;
  clearTimeout(timer);
}
