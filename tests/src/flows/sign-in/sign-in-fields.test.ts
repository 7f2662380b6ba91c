import { expect, it } from 'vitest';
import {
  normaliseAnswer,
  problemsWithAnswer,
  problemsWithCredentials,
} from '#src/flows/sign-in/sign-in-fields.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';
import { everyChallenge } from '../../../setup/every-challenge.ts';

it('asks for both credentials, the email first', () => {
  expect([...problemsWithCredentials('ada@example.com', 'x')]).toEqual([]);
  expect([...problemsWithCredentials('', '')]).toEqual([
    ['email', 'missing'],
    ['password', 'missing'],
  ]);
});

it.each(everyChallenge.map((challenge) => [challenge.kind, challenge] as const))(
  'limits the length of the answer to %s',
  (kind, challenge) => {
    const longestOf = new Map<string, string>([
      ['password', 'Aa!'.padEnd(256, 'a')],
      ['new-password', 'Aa!'.padEnd(256, 'a')],
      ['email-set-up', 'a@example.com'.padStart(128, 'a')],
    ]);
    const longest = longestOf.get(kind) ?? 'a'.repeat(131_072);
    const problems = (response: string) => [...problemsWithAnswer(challenge, { response })];
    expect(problems(longest)).toEqual([]);
    expect(problems(`${longest}a`)).toEqual([['answer', 'too-long']]);
    expect(problems('')).toEqual([['answer', 'missing']]);
  },
);

it.each([
  ['totp-set-up', [['answer', 'incomplete']]],
  ['totp-code', [['answer', 'incomplete']]],
  ['sms-code', []],
  ['email-code', []],
])('an answer of five digits to %s: %j', (kind, expected) => {
  const challenge = everyChallenge.find((known) => known.kind === kind);
  if (challenge === undefined) throw new Error('No such challenge.');
  expect([...problemsWithAnswer(challenge, { response: '12345' })]).toEqual(expected);
});

it.each(everyChallenge.map((challenge) => [challenge.kind, challenge] as const))(
  'an answer to %s is sent without the spaces around it, unless it is a password',
  (kind, challenge) => {
    const expected = kind.includes('password') ? ' Ada@x.example ' : 'Ada@x.example';
    const { response } = normaliseAnswer(challenge, { response: ' Ada@x.example ' });
    expect(response).toBe(kind === 'email-set-up' ? 'ada@x.example' : expected);
  },
);

it('a new password is sent in NFC, an existing one as typed', () => {
  const response = 'Zoe\u0308-horse';
  const sent = (challenge: Challenge) => normaliseAnswer(challenge, { response }).response;
  expect(sent({ kind: 'new-password', missingAttributes: [] })).toBe('Zo\u00EB-horse');
  expect(sent({ kind: 'password' })).toBe(response);
});

it('an attribute is sent likewise', () => {
  const answer = { response: ' P ', attributes: { email: ' Ada@x.example', name: ' Ada L ' } };
  expect(
    normaliseAnswer({ kind: 'new-password', missingAttributes: ['email', 'name'] }, answer),
  ).toEqual({
    response: ' P ',
    attributes: { email: 'ada@x.example', name: 'Ada L' },
  });
});
