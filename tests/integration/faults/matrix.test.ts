import { expect, it } from 'vitest';
import { FAULTS } from '#local/kit/faults.ts';
import { allActions, allRows } from './matrix.ts';

it(`${allRows.length} rows in all: every kind of operation meets every fault`, () => {
  for (const kind of new Set(allActions.map((action) => action.kind))) {
    const met = allRows.filter(({ action }) => action.kind === kind).map(({ fault }) => fault);
    expect(new Set(met), kind).toEqual(new Set(FAULTS));
  }
});

it('every operation is tried once in every place', () => {
  const names = allActions.map(({ operation, at }) => `${operation}: ${at}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
