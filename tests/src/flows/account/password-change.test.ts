import { expect, it } from 'vitest';
import { refusePasswordChange } from '#src/flows/account/password-change.ts';

it.each([
  ['', '', { empty: 'oldPassword', weak: false }],
  ['old', '', { empty: 'newPassword', weak: false }],
  ['', 'Correct-horse', { empty: 'oldPassword', weak: false }],
  ['', 'weak', { empty: 'oldPassword', weak: true }],
  ['old', 'weak', { empty: null, weak: true }],
  ['old', 'Correct-horse', null],
] as const)('%j to %j: %o', (oldPassword, newPassword, refusal) => {
  expect(refusePasswordChange(oldPassword, newPassword)).toEqual(refusal);
});
