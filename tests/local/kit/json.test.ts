import { describe, expect, it } from 'vitest';
import { parseJson } from '#local/kit/json.ts';

describe('parseJson', () => {
  it('parses like JSON.parse', () => {
    const value = { a: [1, null, 'x', { constructor: true }], b: '__proto__' };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
    expect(() => parseJson('{"a":')).toThrow(SyntaxError);
  });

  it('drops the key __proto__ at every depth', () => {
    const parsed = parseJson('{"__proto__":{"admin":true},"a":[{"__proto__":1,"b":2}]}');
    expect(JSON.stringify(parsed)).toBe('{"a":[{"b":2}]}');
    expect(Object.assign({}, parsed)).not.toHaveProperty('admin');
  });
});
