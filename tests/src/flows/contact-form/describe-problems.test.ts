import { expect, it } from 'vitest';
import { formProblemWords as words } from '#content/forms.ts';
import type { ContactFailure } from '#src/flows/contact-form/contact-form.ts';
import { describeProblems } from '#src/flows/contact-form/describe-problems.ts';
import { FORM_ERROR_CODES, type FormOutcome } from '#src/services/form-service/form-outcome.ts';

const sentences = (failure: ContactFailure | null) =>
  describeProblems(failure, words).map(({ field, text }) => [field, text]);
const rejected = (outcome: Exclude<FormOutcome, { kind: 'sent' }>) =>
  sentences({ kind: 'rejected', outcome });

it('joins the service’s messages with commas, after the field', () => {
  const errors = [
    { field: 'email', code: 'UNSPECIFIED', messages: ['is odd', 'is long'] },
    { field: 'phone', code: 'REQUIRED_FIELD_MISSING', messages: ['is required'] },
  ] as const;
  expect(rejected({ kind: 'field-errors', errors, form: null })).toEqual([
    ['email', 'Email is odd, is long'],
    ['phone', 'Phone is required'],
  ]);
});

it('puts a problem with the whole form after those of its fields', () => {
  const errors = [{ field: 'email', code: 'UNSPECIFIED', messages: ['is odd'] }] as const;
  const form = { code: 'INACTIVE', message: 'theirs' } as const;
  expect(rejected({ kind: 'field-errors', errors, form })).toEqual([
    ['email', 'Email is odd'],
    [null, words.formErrors.INACTIVE],
  ]);
});

it.each([
  ['email', 'TYPE_EMAIL', words.correctEmail],
  ['name', 'REQUIRED_FIELD_EMPTY', words.fillIn.name],
  ['message', 'REQUIRED_FIELD_MISSING', words.fillIn.message],
  ['phone', 'REQUIRED_FIELD_MISSING', 'Phone is odd'],
  ['phone', 'TYPE_EMAIL', 'Phone is odd'],
  ['constructor', 'REQUIRED_FIELD_MISSING', 'Constructor is odd'],
  ['email', 'UNSPECIFIED', 'Email is odd'],
] as const)('says at %s what to do about %s, if we know', (field, code, advice) => {
  const errors = [{ field, code, messages: ['is odd'] }];
  const outcome = { kind: 'field-errors', errors, form: null } as const;
  expect(describeProblems({ kind: 'rejected', outcome }, words)).toEqual([
    { field, text: `${field.charAt(0).toUpperCase()}${field.slice(1)} is odd`, advice },
  ]);
});

it('has a message for each code', () => {
  const said = FORM_ERROR_CODES.map((code) =>
    rejected({ kind: 'form-error', code, message: 'theirs' }),
  );
  expect(new Set(said.map(String)).size).toBe(FORM_ERROR_CODES.length);
  expect(String(said)).not.toContain('theirs');
});

it('has the fixed message for an unreadable answer', () => {
  expect(rejected({ kind: 'unexpected-response' })).toEqual([[null, 'Unexpected response format']]);
  expect(rejected({ kind: 'network' })).toEqual([[null, words.network]]);
});
