import { expect, it } from 'vitest';
import { validatePasswordChange } from '#src/flows/account/password-change.ts';

it.each([
  [
    '',
    '',
    [
      ['oldPassword', 'missing'],
      ['newPassword', 'missing'],
    ],
  ],
  ['old', '', [['newPassword', 'missing']]],
  ['', 'Correct-horse', [['oldPassword', 'missing']]],
  [
    '',
    'weak',
    [
      ['oldPassword', 'missing'],
      ['newPassword', 'weak'],
    ],
  ],
  ['old', 'weak', [['newPassword', 'weak']]],
  [
    'o'.repeat(257),
    `Aa!${'a'.repeat(254)}`,
    [
      ['oldPassword', 'too-long'],
      ['newPassword', 'too-long'],
    ],
  ],
  ['old', 'Correct-horse', null],
  ['Correct-horse', 'Correct-horse', [['newPassword', 'unchanged']]],
  ['Correct-horse', 'correct-Horse', null],
  ['Zoe\u0308-horse', 'Zo\u00EB-horse', [['newPassword', 'unchanged']]],
  ['weak', 'weak', [['newPassword', 'weak']]],
] as const)('%j to %j: %j', (oldPassword, newPassword, problems) => {
  const found = validatePasswordChange(oldPassword, newPassword);
  expect(found === null ? null : [...found]).toEqual(problems);
});
