/** The string at a path such as `AuthenticationResult.IdToken`. */
export function textAt(source: unknown, path: string): string {
  let value: unknown = source;
  for (const name of path.split('.')) value = valueOf(value, name);
  if (typeof value !== 'string') throw new Error(`No text at ${path}`);
  return value;
}

function valueOf(source: unknown, name: string): unknown {
  const entries = Object.entries(typeof source === 'object' && source !== null ? source : {});
  return new Map<string, unknown>(entries).get(name);
}
