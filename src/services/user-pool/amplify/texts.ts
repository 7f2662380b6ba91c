/** Amplify's types promise text but pass on whatever the pool sent, and a screen can't render an object. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** For required values: a pool that omits one is treated as failing. */
export function requireText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new SyntaxError('The answer lacks a text.');
}
