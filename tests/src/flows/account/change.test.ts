import { describe, expect, it } from 'vitest';
import { changeReducer, type ChangeEvent, type ChangeState } from '#src/flows/account/change.ts';

const error = { code: 'network', providerMessage: '' } as const;

const states: [string, ChangeState<string>][] = [
  ['at rest', { waiting: false, failure: null }],
  ['waiting', { waiting: true, failure: null }],
  ['refused', { waiting: false, failure: { kind: 'refused', refusal: 'missing' } }],
  ['rejected', { waiting: false, failure: { kind: 'rejected', error } }],
];

/** Where each event leads; it leads there from every state. */
const table: [ChangeEvent<string>, ChangeState<string>][] = [
  [{ type: 'submitted' }, { waiting: true, failure: null }],
  [{ type: 'saved' }, { waiting: false, failure: null }],
  [
    { type: 'rejected', error },
    { waiting: false, failure: { kind: 'rejected', error } },
  ],
];

describe.each(states)('%s', (_, state) => {
  it.each(table)('%o leads to %o', (event, next) => {
    expect(changeReducer(state, event)).toEqual(next);
  });

  it('a refusal says why, and changes nothing else', () => {
    expect(changeReducer(state, { type: 'refused', refusal: 'weak' })).toEqual({
      waiting: state.waiting,
      failure: { kind: 'refused', refusal: 'weak' },
    });
  });
});
