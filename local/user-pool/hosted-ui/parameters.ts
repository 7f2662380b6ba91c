/** The parameters of a query or form; an empty one counts as left out (RFC 6749, section 3.1). */
export interface Parameters {
  get(name: string): string | null;
  /** Whether one is there more than once, which no OAuth endpoint takes. */
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

/** The client's own page with an answer in its query, in the order that the service writes it. */
export function addressWith(url: string, answer: Record<string, string | null>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== null) address.searchParams.set(name, value);
  }
  return address.href;
}
