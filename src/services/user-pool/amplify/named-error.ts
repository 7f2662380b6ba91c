/** An error of our own, which `translateError` recognises by its name. */
export function namedError(name: string): Error {
  const error = new Error();
  error.name = name;
  return error;
}

/** The name of a thrown value. Empty if it isn't an Error. */
export function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : '';
}
