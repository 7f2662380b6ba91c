import { expect, it } from 'vitest';
import { changeReducer, type ChangeEvent, type ChangeState } from '#src/flows/account/change.ts';

const error = { code: 'network', providerMessage: '' } as const;
const invalid = { kind: 'invalid', problem: 'missing' } as const;

it.each<[ChangeEvent<string>, ChangeState<string>, ChangeState<string>]>([
  [{ type: 'submitted' }, { waiting: false, failure: invalid }, { waiting: true, failure: null }],
  [{ type: 'saved' }, { waiting: true, failure: null }, { waiting: false, failure: null }],
  [
    { type: 'rejected', error },
    { waiting: true, failure: null },
    { waiting: false, failure: { kind: 'rejected', error } },
  ],
  [
    { type: 'invalid', problem: 'missing' },
    { waiting: false, failure: { kind: 'rejected', error } },
    { waiting: false, failure: invalid },
  ],
  [
    { type: 'invalid', problem: 'missing' },
    { waiting: true, failure: null },
    { waiting: true, failure: null },
  ],
])('%j, after %j, results in %j', (event, before, after) => {
  expect(changeReducer(before, event)).toEqual(after);
});
