import { expect, it } from 'vitest';
import { formProblemWords as words } from '#content/forms.ts';
import type { ContactFailure } from '#src/flows/contact-form/contact-form.ts';
import { describeProblems } from '#src/flows/contact-form/describe-problems.ts';
import { FORM_ERROR_CODES, type FormOutcome } from '#src/services/form-service/form-outcome.ts';

const sentences = (failure: ContactFailure | null) =>
  describeProblems(failure, words).map(({ field, text }) => [field, text]);
const rejected = (outcome: Exclude<FormOutcome, { kind: 'sent' }>) =>
  sentences({ kind: 'rejected', outcome });

it('says nothing where nothing failed', () => {
  expect(sentences(null)).toEqual([]);
});

it('says each field’s problem by its name', () => {
  const problems = new Map([
    ['name', 'missing'],
    ['email', 'not-an-email'],
  ] as const);
  expect(sentences({ kind: 'refused', problems })).toEqual([
    ['name', 'Name is required'],
    ['email', 'Email should look like name@example.com'],
  ]);
});

it('joins the service’s messages with commas, after the field', () => {
  const errors = [
    { field: 'email', messages: ['is odd', 'is long'] },
    { field: 'phone', messages: ['is required'] },
  ];
  expect(rejected({ kind: 'field-errors', errors })).toEqual([
    ['email', 'Email is odd, is long'],
    ['phone', 'Phone is required'],
  ]);
});

it('has a sentence of its own for each code', () => {
  const said = FORM_ERROR_CODES.map((code) =>
    rejected({ kind: 'form-error', code, message: 'theirs' }),
  );
  expect(new Set(said.map(String)).size).toBe(FORM_ERROR_CODES.length);
  expect(String(said)).not.toContain('theirs');
});

it('leaves to the service what has no code', () => {
  const outcome = { kind: 'form-error', code: 'UNSPECIFIED', message: 'Too many' } as const;
  expect(rejected(outcome)).toEqual([[null, 'Too many']]);
});

it('says what the specification says of an answer that cannot be read', () => {
  expect(rejected({ kind: 'unexpected-response' })).toEqual([[null, 'Unexpected response format']]);
  expect(rejected({ kind: 'network' })).toEqual([[null, words.network]]);
});
