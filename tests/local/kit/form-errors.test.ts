import { expect, it } from 'vitest';
import { FORM_CODES, formError, sampleFormError, statusOf } from '#local/kit/form-errors.ts';

it('has the form service’s thirteen codes', () => {
  expect(FORM_CODES.toSorted()).toEqual([
    'BLOCKED',
    'EMPTY',
    'FILES_TOO_BIG',
    'FORM_NOT_FOUND',
    'INACTIVE',
    'NO_FILE_UPLOADS',
    'PROJECT_NOT_FOUND',
    'REQUIRED_FIELD_EMPTY',
    'REQUIRED_FIELD_MISSING',
    'TOO_MANY_FILES',
    'TYPE_EMAIL',
    'TYPE_NUMERIC',
    'TYPE_TEXT',
  ]);
});

it('sample errors name a field if the code is about one', () => {
  const about = (field: string) =>
    FORM_CODES.filter((code) => sampleFormError(code).field === field).length;
  expect(sampleFormError('BLOCKED')).toEqual(formError('BLOCKED'));
  expect([about('email'), about('message')]).toEqual([1, 4]);
});

it('takes the status from the first error', () => {
  expect(statusOf([formError('FORM_NOT_FOUND'), formError('EMPTY')])).toBe(404);
  expect(statusOf([{ message: 'No code' }])).toBe(400);
});
