/** Checks at run time that a value is what its type promises, down to the last field. */
export type Check<Value> = (value: unknown) => value is Value;

type Checks = Readonly<Record<string, Check<unknown>>>;
/** A check for each field, so that a new field needs one. */
type FieldsOf<Value> = Checks & { readonly [Key in keyof Value]-?: Check<Value[Key]> };
type KindsOf<Value extends { kind: string }> = {
  readonly [Kind in Value['kind']]: FieldsOf<Omit<Extract<Value, { kind: Kind }>, 'kind'>>;
};

export const isNull: Check<null> = (value) => value === null;
export const isText: Check<string> = (value) => typeof value === 'string';
export const isTime = (value: unknown): value is number => Number.isFinite(value);
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';

export function orNull<Value>(is: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || is(value);
}

export function oneOf<const Value>(...values: readonly Value[]): Check<Value> {
  return (value): value is Value => values.some((one) => one === value);
}

export function listOf<Value>(is: Check<Value>): Check<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every(is);
}

export function mapOf<Value>(is: Check<Value>): Check<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' && value !== null && Object.values(value).every(is);
}

/** An object with exactly these fields. */
export function record<Value>(fields: FieldsOf<Value>): Check<Value> {
  return (value): value is Value => hasExactly(value, fields);
}

/** A union of objects, with the fields of each kind. */
export function byKind<Value extends { kind: string }>(kinds: KindsOf<Value>): Check<Value> {
  const all = new Map<string, Checks>(Object.entries(kinds));
  return (value): value is Value =>
    [...all].some(([kind, fields]) => hasExactly(value, { kind: oneOf(kind), ...fields }));
}

function hasExactly(value: unknown, fields: Checks): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return (
    found.size === Object.keys(fields).length &&
    Object.entries(fields).every(([key, is]) => found.has(key) && is(found.get(key)))
  );
}
