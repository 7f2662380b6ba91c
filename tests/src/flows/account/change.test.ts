import { expect, it } from 'vitest';
import { changeReducer, type ChangeEvent, type ChangeState } from '#src/flows/account/change.ts';

const error = { code: 'network', providerMessage: '' } as const;
const refused = { kind: 'refused', refusal: 'missing' } as const;

it.each<[ChangeEvent<string>, ChangeState<string>, ChangeState<string>]>([
  [{ type: 'submitted' }, { waiting: false, failure: refused }, { waiting: true, failure: null }],
  [{ type: 'saved' }, { waiting: true, failure: refused }, { waiting: false, failure: null }],
  [
    { type: 'rejected', error },
    { waiting: true, failure: null },
    { waiting: false, failure: { kind: 'rejected', error } },
  ],
  [
    { type: 'refused', refusal: 'missing' },
    { waiting: false, failure: { kind: 'rejected', error } },
    { waiting: false, failure: refused },
  ],
  // A refusal is shown while an earlier change is still being saved.
  [
    { type: 'refused', refusal: 'missing' },
    { waiting: true, failure: null },
    { waiting: true, failure: refused },
  ],
])('%j, after %j, results in %j', (event, before, after) => {
  expect(changeReducer(before, event)).toEqual(after);
});
