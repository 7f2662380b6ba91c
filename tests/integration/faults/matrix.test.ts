import { expect, it } from 'vitest';
import { allActions, allRows } from './matrix.ts';

it(`${allRows.length} rows in all, at least 300`, () => {
  expect(allRows.length).toBeGreaterThanOrEqual(300);
});

it('every operation is tried once in every place', () => {
  const names = allActions.map(({ operation, at }) => `${operation}: ${at}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
