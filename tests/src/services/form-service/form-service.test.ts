// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { FORM_CODES, sampleFormError } from '#local/kit/form-errors.ts';
import { FORM_ERROR_CODES } from '#src/services/form-service/form-outcome.ts';
import { formAction, openFormService } from '#src/services/form-service/form-service.ts';
import { useFormWorld } from '../../../setup/form-world.ts';

const world = useFormWorld();
const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello', _gotcha: '' };
const { _gotcha, ...KEPT } = ADA;

const submit = (fields: Record<string, string> = ADA) => openFormService('contact').submit(fields);
const answered = (body: unknown, status = 200) => {
  world.answer(Response.json(body, { status }));
  return submit();
};

describe('a form that is sent', () => {
  it.each(['contact', 'support'] as const)('reaches the form service: %s', async (form) => {
    expect(await openFormService(form).submit(ADA)).toEqual({ kind: 'sent' });
    expect(world.received).toMatchObject([{ formId: form, fields: KEPT }]);
    expect(world.requests.map(({ url }) => url)).toEqual([formAction(form)]);
  });

  it('is JSON, says who sends it and is answered in JSON', async () => {
    await submit();
    const [request] = world.requests;
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.get('formspree-client')).toMatch(/^@formspree\/core@/);
    expect(await request?.json()).toEqual(ADA);
  });

  it('is taken, and dropped by the service, when the honeypot is filled in', async () => {
    expect(await submit({ ...ADA, _gotcha: 'x' })).toEqual({ kind: 'sent' });
    expect(world.received).toEqual([]);
  });
});

describe('what the service has against the fields', () => {
  it('is told field by field', async () => {
    expect(await submit({ ...ADA, name: ' ', email: 'ada' })).toEqual({
      kind: 'field-errors',
      errors: [
        { field: 'name', messages: ['must not be empty'] },
        { field: 'email', messages: ['should be an email address'] },
      ],
    });
  });

  it('may be several things about one field', async () => {
    const errors = ['is odd', 'is long'].map((message) => ({ field: 'email', message }));
    expect(await answered({ errors }, 422)).toEqual({
      kind: 'field-errors',
      errors: [{ field: 'email', messages: ['is odd', 'is long'] }],
    });
  });
});

describe('every code of the specification', () => {
  it.each(FORM_CODES)('%s', async (code) => {
    world.fault(code);
    const { field = '', message } = sampleFormError(code);
    expect(await submit()).toEqual(
      field === ''
        ? { kind: 'form-error', code, message }
        : { kind: 'field-errors', errors: [{ field, messages: [message] }] },
    );
  });

  it('counts thirteen, eight of which are about the form', () => {
    expect(FORM_CODES).toHaveLength(13);
    expect(FORM_ERROR_CODES.toSorted()).toEqual(
      FORM_CODES.filter((code) => sampleFormError(code).field === undefined).toSorted(),
    );
  });
});

describe('a refusal without a code that we know', () => {
  it.each([
    [{ errors: [{ message: 'No.' }] }, 'No.'],
    [{ errors: [{ code: 'NEW', message: 'No.' }] }, 'No.'],
    [{ errors: [{ code: 'toString', message: 'No.' }] }, 'No.'],
    [{ errors: [{ code: 'TYPE_EMAIL', message: 'No.' }] }, 'No.'],
    [{ error: 'Not here.' }, 'Not here.'],
  ])('is told in its own words: %j', async (body, message) => {
    const outcome = { kind: 'form-error', code: 'UNSPECIFIED', message };
    expect(await answered(body, 400)).toEqual(outcome);
  });

  it.each(['throttle', 'limit', 'server'] as const)('is how it meets %s', async (fault) => {
    world.fault(fault);
    expect(await submit()).toMatchObject({ kind: 'form-error', code: 'UNSPECIFIED' });
  });
});

describe('an answer that is none', () => {
  it.each([
    [{}],
    [null],
    [[]],
    ['text'],
    [{ next: 1 }],
    [{ errors: 'many' }],
    [{ errors: [] }],
    [{ errors: [null] }],
    [{ errors: [7] }],
    [{ stripe: { paymentIntentClientSecret: 'x' }, resubmitKey: 'y' }],
  ])('is unexpected: %j', async (body) => {
    expect(await answered(body)).toEqual({ kind: 'unexpected-response' });
  });

  it.each(['html', 'malformed'] as const)('is unexpected where it is %s', async (fault) => {
    world.fault(fault);
    expect(await submit()).toEqual({ kind: 'unexpected-response' });
  });

  it('is the network where none came', async () => {
    world.fault('network');
    expect(await submit()).toEqual({ kind: 'network' });
  });

  it('is the network where it broke off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('broken')) });
    world.answer(new Response(body));
    expect(await submit()).toEqual({ kind: 'network' });
  });
});
