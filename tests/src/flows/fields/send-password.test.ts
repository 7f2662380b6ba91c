import { expect, it } from 'vitest';
import { sendPassword } from '#src/flows/fields/send-password.ts';
import { failed, ok } from '#src/lib/result.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

const refused = (error: Partial<UserPoolError>) =>
  failed<UserPoolError>({ code: 'not-authorized', providerMessage: '', ...error });
const WRONG = refused({ reason: 'wrong-password' });
const LOCKED = refused({ reason: 'attempts-exceeded' });
const [COMPOSED, DECOMPOSED] = ['Zo\u00EB-horse', 'Zoe\u0308-horse'];

it.each([
  ['as typed', DECOMPOSED, [ok(null)], [DECOMPOSED]],
  ['then in NFC', DECOMPOSED, [WRONG, ok(null)], [DECOMPOSED, COMPOSED]],
  ['at most twice', DECOMPOSED, [WRONG, WRONG], [DECOMPOSED, COMPOSED]],
  ['once in NFC', COMPOSED, [WRONG], [COMPOSED]],
  ['once while locked out', DECOMPOSED, [LOCKED], [DECOMPOSED]],
  ['once to a disabled user', DECOMPOSED, [refused({})], [DECOMPOSED]],
  ['once without a network', DECOMPOSED, [refused({ code: 'network' })], [DECOMPOSED]],
])('an existing password is sent %s', async (_, typed, answers, sent) => {
  const calls: string[] = [];
  const outcome = await sendPassword(typed, async (password) => {
    calls.push(password);
    return answers[calls.length - 1] ?? ok(null);
  });
  expect(calls).toEqual(sent);
  expect(outcome).toBe(answers.at(-1));
});
