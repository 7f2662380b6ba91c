/** Amplify's types promise a string, but it passes on whatever the pool sent, and React can't render an object. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The texts of a list. */
export function textsIn(values: readonly unknown[] = []): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}

/** For required values. Throws the error that counts as a failing pool. */
export function requireText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new SyntaxError('A required text is missing from the response.');
}
