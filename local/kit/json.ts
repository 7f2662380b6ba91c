/**
 * `JSON.parse` that drops `__proto__` keys, which would replace the prototype of a copy made by
 * assignment. Throws SyntaxError.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
