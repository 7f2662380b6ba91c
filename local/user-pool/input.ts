import { invalidParameter } from './errors.ts';

/** What a string has to be; every broken rule is told in the service's words. */
export interface Shape {
  min?: number;
  max?: number;
  pattern?: RegExp;
  oneOf?: readonly string[];
}

export interface Attribute {
  Name: string;
  Value: string;
}

/** Reads members of one object; a bad one reads as empty and is reported once all were read. */
export interface Fields {
  string(name: string, shape?: Shape): string;
  optionalString(name: string, shape?: Shape): string | undefined;
  optionalBoolean(name: string): boolean | undefined;
  /** Empty when the member is left out; without its null values, which old clients send. */
  stringMap(name: string): Record<string, string>;
  /** Empty when the member is left out. */
  attributes(name: string): Attribute[];
  optionalObject<Value>(name: string, read: (fields: Fields) => Value): Value | undefined;
}

/** Throws InvalidParameterException that names every bad member. */
export function readInput<Request>(input: unknown, read: (fields: Fields) => Request): Request {
  const violations: string[] = [];
  const request = read(fieldsOf(isObject(input) ? input : {}, '', violations));
  if (violations.length === 0) return request;
  const errors = violations.length === 1 ? 'error' : 'errors';
  throw invalidParameter(
    `${violations.length} validation ${errors} detected: ${violations.join('; ')}`,
  );
}

function fieldsOf(source: Record<string, unknown>, path: string, violations: string[]): Fields {
  const at = (name: string) => path + name.charAt(0).toLowerCase() + name.slice(1);
  const member = (name: string) => (Object.hasOwn(source, name) ? (source[name] ?? null) : null);
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

  function list(name: string): unknown[] {
    const value = member(name);
    if (Array.isArray(value)) return value;
    if (value !== null) report(name, 'be a list');
    return [];
  }

  return {
    string,
    optionalString: (name, shape) => (member(name) === null ? undefined : string(name, shape)),
    optionalBoolean: (name) => {
      const value = member(name);
      if (value !== null && typeof value !== 'boolean') report(name, 'be a boolean');
      return typeof value === 'boolean' ? value : undefined;
    },
    stringMap: (name) => {
      const map = object(name);
      const values = fieldsOf(map, `${at(name)}.`, violations);
      const given = Object.keys(map).filter((key) => map[key] !== null);
      return Object.fromEntries(given.map((key) => [key, values.string(key)]));
    },
    attributes: (name) =>
      list(name).map((entry, index) => {
        const prefix = `${at(name)}.${index + 1}.member.`;
        const fields = fieldsOf(isObject(entry) ? entry : {}, prefix, violations);
        return {
          Name: fields.string('Name', { min: 1, max: 32 }),
          Value: fields.optionalString('Value', { max: 2048 }) ?? '',
        };
      }),
    optionalObject: (name, read) =>
      member(name) === null ? undefined : read(fieldsOf(object(name), `${at(name)}.`, violations)),
  };
}

function brokenRules(value: string, { min = 0, max = Infinity, pattern, oneOf }: Shape): string[] {
  return [
    value.length < min && `have length greater than or equal to ${min}`,
    value.length > max && `have length less than or equal to ${max}`,
    pattern?.test(value) === false && `satisfy regular expression pattern: ${pattern.source}`,
    oneOf?.includes(value) === false && `satisfy enum value set: [${oneOf.join(', ')}]`,
  ].filter((rule) => rule !== false);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
