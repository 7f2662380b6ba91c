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
  const entries: unknown[] = value;
  const known = allowed.filter((one) => entries.includes(one));
  return known.length === entries.length
    ? known.sort((a, b) => entries.indexOf(a) - entries.indexOf(b))
    : null;
}

export function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

export function numbers(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null;
  const entries: unknown[] = value;
  return entries.every((one) => typeof one === 'number') ? entries : null;
}
