import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listOf, opaqueOrNull, textOrNull, textsIn, timeOrNull } from '#src/lib/service-values.ts';

it('a text for people is the service’s own, or its beginning, never more characters than the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 12 }), (value, limit) => {
      const text = textOrNull(value, limit) ?? '';
      const isCut = text.endsWith('…') && value.startsWith(text.slice(0, -1));
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(value.length <= limit ? text === value : isCut).toBe(true);
    }),
  );
  expect([undefined, 7, {}, ['text']].map((value) => textOrNull(value))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});

it('ids, tokens and keys are whole or missing', () => {
  expect(opaqueOrNull('x'.repeat(16_384))).toHaveLength(16_384);
  expect([opaqueOrNull('x'.repeat(16_385)), opaqueOrNull(7)]).toEqual([null, null]);
});

it('a time is one that can be shown, or missing', () => {
  const values = fc.oneof(fc.double(), fc.double({ min: 0, max: 1e15 }), fc.anything());
  fc.assert(
    fc.property(values, (value) => {
      expect(new Date(timeOrNull(value) ?? 0).toISOString()).toMatch(/^\d{4}-/);
    }),
  );
  expect(timeOrNull(Date.UTC(2026, 10, 28))).toBe(Date.UTC(2026, 10, 28));
  expect([8.64e15, -1, Number.NaN, '0'].map(timeOrNull)).toEqual([null, null, null, null]);
});

it('a list has at most a hundred entries, and of texts only texts, because React can’t render the rest', () => {
  expect(listOf(Array.from({ length: 50_000 }))).toHaveLength(100);
  expect(listOf({ length: 1 })).toEqual([]);
  expect(textsIn(['name', ['name'], { name: 1 }, 7, null])).toEqual(['name']);
  expect(textsIn(undefined)).toEqual([]);
});
