const SLOT = /\{\{([\w.]+)\}\}/g;

/** Replaces placeholders such as `{{brand.name}}` with values from `facts`. Throws for an unknown name. */
export function fillIn(source: string, facts: object): string {
  return source.replaceAll(SLOT, (_, path: string) => {
    const value = path.split('.').reduce<unknown>(member, facts);
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw new Error(`Markdown: unknown placeholder {{${path}}}.`);
  });
}

function member(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null
    ? new Map<string, unknown>(Object.entries(parent)).get(key)
    : undefined;
}
