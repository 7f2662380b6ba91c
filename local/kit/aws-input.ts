import { isObject, ownValue } from './json.ts';
import { invalidParameter } from './aws-errors.ts';

/** Constraints on a string. */
export interface Shape {
  min?: number;
  max?: number;
  /** For the whole value. */
  pattern?: RegExp;
  oneOf?: readonly string[];
}

export interface Attribute {
  Name: string;
  Value: string;
}

/** Reads members of one object. An invalid member reads as empty; `readInput` reports them all. */
export interface Fields {
  string(name: string, shape?: Shape): string;
  optionalString(name: string, shape?: Shape): string | undefined;
  optionalBoolean(name: string): boolean | undefined;
  optionalInteger(name: string, range: { min: number; max: number }): number | undefined;
  /** A JSON object of another specification. */
  document(name: string): Record<string, unknown>;
  /** Empty if omitted. Ignores null values, which old clients send. */
  stringMap(name: string): Record<string, string>;
  /** Empty if omitted. */
  attributes(name: string): Attribute[];
  optionalObject<Value>(name: string, read: (fields: Fields) => Value): Value | undefined;
}

/** Throws an InvalidParameterException that names every invalid member. */
export function readInput<Request>(input: unknown, read: (fields: Fields) => Request): Request {
  const violations: string[] = [];
  const request = read(fieldsOf(input, '', violations));
  if (violations.length === 0) return request;
  const errors = violations.length === 1 ? 'error' : 'errors';
  throw invalidParameter(
    `${violations.length} validation ${errors} detected: ${violations.join('; ')}`,
  );
}

function fieldsOf(source: unknown, path: string, violations: string[]): Fields {
  /** The path of a member, as it appears in violations. */
  const at = (name: string) => path + name.charAt(0).toLowerCase() + name.slice(1);
  const member = (name: string) => (isObject(source) ? ownValue(source, name) : undefined) ?? null;
  const report = (name: string, rule: string) =>
    violations.push(`Value at '${at(name)}' failed to satisfy constraint: Member must ${rule}`);

  function string(name: string, shape: Shape = {}): string {
    const value = member(name);
    if (value === null) report(name, 'not be null');
    else if (typeof value !== 'string') report(name, 'be a string');
    else brokenRules(value, shape).forEach((rule) => report(name, rule));
    return typeof value === 'string' ? value : '';
  }

  function object(name: string): Record<string, unknown> {
    const value = member(name);
    if (isObject(value)) return value;
    if (value !== null) report(name, 'be a structure');
    return {};
  }

  return {
    string,
    optionalString: (name, shape) => (member(name) === null ? undefined : string(name, shape)),
    optionalBoolean: (name) => {
      const value = member(name);
      if (value !== null && typeof value !== 'boolean') report(name, 'be a boolean');
      return typeof value === 'boolean' ? value : undefined;
    },
    optionalInteger: (name, { min, max }) => {
      const value = member(name);
      if (value === null) return undefined;
      if (typeof value !== 'number' || !Number.isInteger(value)) report(name, 'be an integer');
      else if (value < min) report(name, `have value greater than or equal to ${min}`);
      else if (value > max) report(name, `have value less than or equal to ${max}`);
      return typeof value === 'number' ? value : undefined;
    },
    document: (name) => {
      if (member(name) === null) report(name, 'not be null');
      return object(name);
    },
    stringMap: (name) => {
      const map = object(name);
      const values = fieldsOf(map, `${at(name)}.`, violations);
      const given = Object.keys(map).filter((key) => map[key] !== null);
      return Object.fromEntries(given.map((key) => [key, values.string(key)]));
    },
    attributes: (name) => {
      const value = member(name) ?? [];
      if (!Array.isArray(value)) report(name, 'be a list');
      return (Array.isArray(value) ? value : []).map((entry, index) => {
        const fields = fieldsOf(entry, `${at(name)}.${index + 1}.member.`, violations);
        return {
          Name: fields.string('Name', { min: 1, max: 32 }),
          Value: fields.optionalString('Value', { max: 2048 }) ?? '',
        };
      });
    },
    optionalObject: (name, read) =>
      member(name) === null ? undefined : read(fieldsOf(object(name), `${at(name)}.`, violations)),
  };
}

function isWholeMatch(value: string, { source, flags }: RegExp): boolean {
  return new RegExp(`^(?:${source})$`, flags).test(value);
}

function brokenRules(value: string, { min = 0, max = Infinity, pattern, oneOf }: Shape): string[] {
  return [
    value.length < min && `have length greater than or equal to ${min}`,
    value.length > max && `have length less than or equal to ${max}`,
    pattern !== undefined &&
      // On a long value, backtracking would take too long.
      value.length <= max &&
      !isWholeMatch(value, pattern) &&
      `satisfy regular expression pattern: ${pattern.source}`,
    oneOf?.includes(value) === false && `satisfy enum value set: [${oneOf.join(', ')}]`,
  ].filter((rule) => rule !== false);
}
