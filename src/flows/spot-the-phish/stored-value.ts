/** Type guards for untrusted JSON. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is allowed, otherwise null. */
export function oneOf<Value>(value: unknown, allowed: readonly Value[]): Value | null {
  return allowed.find((one) => one === value) ?? null;
}

/** The list if all its entries are allowed and distinct, otherwise null. */
export function distinct<Value>(value: unknown, allowed: readonly Value[]): Value[] | null {
  if (!Array.isArray(value)) return null;
  const known = entriesOf(value, allowed);
  return known.length === value.length ? known : null;
}

/** Those entries of a list that are allowed, once each, in its order. None if it isn't a list. */
export function entriesOf<Value>(value: unknown, allowed: readonly Value[]): Value[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return allowed
    .filter((one) => entries.includes(one))
    .sort((a, b) => entries.indexOf(a) - entries.indexOf(b));
}

export function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

export function numbers(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null;
  const entries: unknown[] = value;
  return entries.every((one) => typeof one === 'number') ? entries : null;
}
