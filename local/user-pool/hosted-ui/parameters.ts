/** The parameters of a query or form; empty ones count as omitted (RFC 6749, section 3.1). */
export interface Parameters {
  get(name: string): string | null;
  /** Whether this parameter, or any, is given more than once, which OAuth forbids. */
  repeats(name?: string): boolean;
}

export function parametersOf(given: URLSearchParams): Parameters {
  return {
    get: (name) => {
      const value = given.get(name);
      return value === '' ? null : value;
    },
    repeats: (name) => {
      const names = name === undefined ? [...given.keys()] : [name];
      return names.some((one) => given.getAll(one).length > 1);
    },
  };
}

/** Adds query parameters to a URL, skipping those that are null. */
export function addressWith(url: string, answer: Record<string, string | null>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}
