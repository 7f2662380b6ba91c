import { describe, expect, it } from 'vitest';
import { deletionProof, refuseDeletion } from '#src/flows/account/account-deletion.ts';

const NOW = Date.UTC(2026, 10, 23);
const MINUTE = 60_000;
const PHRASE = 'delete my account';

describe('deletionProof', () => {
  it.each([
    ['password', NOW - 1, 'password'],
    ['password', null, 'password'],
    ['social', NOW - 10 * MINUTE, 'fresh-session'],
    ['social', NOW - 10 * MINUTE - 1, 'sign-in-again'],
    ['social', NOW + MINUTE, 'fresh-session'],
    ['social', NOW + MINUTE + 1, 'sign-in-again'],
    ['social', null, 'sign-in-again'],
  ] as const)('of a %s session that began at %j is %s', (signInType, signedInAt, proof) => {
    expect(deletionProof({ signInType, signedInAt }, NOW)).toBe(proof);
  });
});

describe('refuseDeletion', () => {
  it.each([
    ['secret', PHRASE, null],
    ['secret', '  Delete My Account ', null],
    [null, PHRASE, null],
    ['', PHRASE, [['password', 'missing']]],
    ['x'.repeat(257), PHRASE, [['password', 'too-long']]],
    ['secret', 'delete', [['confirmation', 'missing']]],
    [
      '',
      '',
      [
        ['password', 'missing'],
        ['confirmation', 'missing'],
      ],
    ],
  ] as const)('%j and %j', (password, confirmation, problems) => {
    const refused = refuseDeletion({ password, confirmation }, PHRASE);
    expect(refused === null ? null : [...refused]).toEqual(problems);
  });
});
