import { expect, it } from 'vitest';
import { FAULTS } from '#local/kit/faults.ts';
import { allActions, allRows } from './matrix.ts';

const kinds = [...new Set(allActions.map(({ kind }) => kind))];

it.each(kinds)('every fault meets the kind %s', (kind) => {
  const met = allRows.filter(({ action }) => action.kind === kind).map(({ fault }) => fault);
  expect(new Set(met)).toEqual(new Set(FAULTS));
});

it('every operation is tried once in every place', () => {
  const names = allActions.map(({ operation, at }) => `${operation}: ${at}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
