import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listOf, opaqueOrNull, textOrNull, textsIn, timeOrNull } from '#src/lib/service-values.ts';

const anything = fc.oneof(fc.anything(), fc.string({ maxLength: 50, unit: 'binary' }));

it('a text for people is the service’s own, or its beginning, never more characters than the limit', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 40 }), (value, limit) => {
      const text = textOrNull(value, limit);
      if (typeof value !== 'string' || value.length <= limit) {
        expect(text).toBe(typeof value === 'string' ? value : null);
      } else {
        expect(text?.length).toBeLessThanOrEqual(limit);
        expect(text?.endsWith('…')).toBe(true);
        expect(value.startsWith(text?.slice(0, -1) ?? '?')).toBe(true);
      }
    }),
  );
});

it('a text is never cut within a character', () => {
  expect(textOrNull('🎣🎣🎣', 4)).toBe('🎣…');
});

it('ids, tokens and keys are whole or missing', () => {
  expect(opaqueOrNull('x'.repeat(16_384))).toHaveLength(16_384);
  expect([opaqueOrNull('x'.repeat(16_385)), opaqueOrNull(7)]).toEqual([null, null]);
});

it('a time is one that can be shown, or missing', () => {
  const times = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(8.64e15, -1, 1e300), anything);
  fc.assert(
    fc.property(times, (value) => {
      const time = timeOrNull(value);
      if (time !== null) expect(new Date(time).toISOString()).toMatch(/^\d{4}-/);
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
