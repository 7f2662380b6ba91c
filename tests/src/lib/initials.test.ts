import { expect, it, vi } from 'vitest';
import { initialsOf } from '#src/lib/initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada', 'A'],
  ['  ana maria de la cruz ', 'AC'],
  ['🦊 fox', '🦊F'],
  ['ada@example.com', 'A'],
  ['', ''],
  ['\u200F“Ann” (Bo) –', 'AB'],
  ['A\u030Angstrom', 'A\u030A'],
  ['مريم ميرزاخاني', 'م\u200Cم'],
  ['देवी शकुन्तला', 'देश'],
  ['👩‍👩‍👧 Lee', '👩‍👩‍👧L'],
])('%j: %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('keeps the marks of a letter without a segmenter, too', () => {
  vi.stubGlobal('Intl', {});
  expect(initialsOf('A\u030Angstrom देवी')).toBe('A\u030Aदे');
});

it('needs no segmenter for a name in Latin letters', () => {
  const Segmenter = vi.fn<() => void>();
  vi.stubGlobal('Intl', { Segmenter });
  expect(initialsOf('Ada-Marie A\u030Angstrom O’Neill 3rd')).toBe('A3');
  expect(Segmenter).not.toHaveBeenCalled();
});
