import { expect, it } from 'vitest';
import { FAULTS } from '#local/kit/faults.ts';
import { allActions, allRows } from './matrix.ts';

const kinds = [...new Set(allActions.map(({ kind }) => kind))];

it.each(kinds)('every fault is tried with the kind %s', (kind) => {
  const met = allRows.filter(({ action }) => action.kind === kind).map(({ fault }) => fault);
  expect(new Set(met)).toEqual(new Set(FAULTS));
});

it('no operation is listed twice for the same place', () => {
  const names = allActions.map(({ operation, at }) => `${operation}: ${at}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
