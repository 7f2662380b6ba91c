import { expect, it } from 'vitest';
import { initialsOf } from '#src/lib/initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada', 'A'],
  ['  ana maria de la cruz ', 'AC'],
  ['🦊 fox', '🦊F'],
  ['ada@example.com', 'A'],
  ['', ''],
])('%j: %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
