import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { FORM_CODES, sampleFormError } from '#local/kit/form-errors.ts';
import { formProblemWords } from '#content/forms.ts';
import { describeProblems } from '#src/flows/contact-form/describe-problems.ts';
import { FIELD_ERROR_CODES, FORM_ERROR_CODES } from '#src/services/form-service/form-outcome.ts';
import { formAction, submitForm } from '#src/services/form-service/form-service.ts';
import { answering, answers, FUZZ_RUNS, FUZZ_TIMEOUT_MS } from '../../../setup/fuzz.ts';
import { useFormWorld } from '../../../setup/form-world.ts';

const world = useFormWorld();
const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello', _gotcha: '' };
const { _gotcha, ...KEPT } = ADA;

const submit = (fields: Record<string, string> = ADA) => submitForm('contact', fields);
const answered = (body: unknown, status = 200) => {
  world.answer(Response.json(body, { status }));
  return submit();
};

describe('a submitted form', () => {
  it.each(['contact', 'support'] as const)('reaches the form service: %s', async (form) => {
    expect(await submitForm(form, ADA)).toEqual({ kind: 'sent' });
    expect(world.received).toMatchObject([{ formId: form, fields: KEPT }]);
    expect(world.requests.map(({ url }) => url)).toEqual([formAction(form)]);
  });

  it('is sent and answered as JSON', async () => {
    await submit();
    const [request] = world.requests;
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(await request?.json()).toEqual(ADA);
  });
});

it('a service that never answers counts as unreachable after 30 seconds', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const { release } = world.hold();
  const outcome = submit();
  patience.abort();
  expect(await outcome).toEqual({ kind: 'network' });
  expect(timeout).toHaveBeenCalledWith(30_000);
  release();
});

describe('the service’s objections to fields', () => {
  it('are reported field by field', async () => {
    expect(await submit({ ...ADA, name: ' ', email: 'ada' })).toEqual({
      kind: 'field-errors',
      errors: [
        { field: 'name', code: 'REQUIRED_FIELD_EMPTY', messages: ['must not be empty'] },
        { field: 'email', code: 'TYPE_EMAIL', messages: ['should be an email address'] },
      ],
      form: null,
    });
  });

  it('may be several for one field', async () => {
    const errors = ['is odd', 'is long'].map((message) => ({
      field: 'email',
      code: 'TYPE_EMAIL',
      message,
    }));
    expect(await answered({ errors }, 422)).toEqual({
      kind: 'field-errors',
      errors: [{ field: 'email', code: 'UNSPECIFIED', messages: ['is odd', 'is long'] }],
      form: null,
    });
  });

  it('are a hundred at most, each of a bearable length', async () => {
    const error = { field: 'email', code: 'TYPE_EMAIL', message: 'is odd' };
    const errors = Array.from({ length: 50_000 }, () => error);
    errors[0] = { ...error, message: 'is odd '.repeat(1000) };
    const from = performance.now();
    const outcome = await answered({ errors }, 422);
    expect(performance.now() - from).toBeLessThan(5000);
    const messages = outcome.kind === 'field-errors' ? (outcome.errors[0]?.messages ?? []) : [];
    expect([messages.length, messages[0]?.length]).toEqual([100, 500]);
  });
});

describe('whatever the service answers', () => {
  it(
    'is an outcome that the form can show',
    async () => {
      const odd = fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom('email', 'TYPE_EMAIL', 'toString', '', ' ') },
        fc.string(),
        fc.jsonValue(),
      );
      const error = fc.record(
        { code: fc.oneof(odd, fc.constantFrom(...FORM_ERROR_CODES)), field: odd, message: odd },
        { requiredKeys: [] },
      );
      const errors = fc.oneof(fc.jsonValue(), fc.array(error, { maxLength: 4 }));
      const bodies = fc.record(
        { errors, error: odd, next: odd, ok: fc.boolean() },
        { requiredKeys: [] },
      );
      const property = fc.asyncProperty(answers(bodies), async (answer) => {
        const outcome = await answering(answer, submit);
        if (outcome.kind === 'sent') return answer?.body.includes('"next"') === true;
        const problems = describeProblems({ kind: 'rejected', outcome }, formProblemWords);
        const isFit = ({ text }: { text: string }) =>
          text.trim() !== '' && !/\[native code\]|\[object /.test(text);
        return problems.length > 0 && problems.every(isFit);
      });
      await fc.assert(property, { numRuns: FUZZ_RUNS });
    },
    FUZZ_TIMEOUT_MS,
  );
});

describe('every code of the form service', () => {
  it.each(FORM_CODES)('%s', async (code) => {
    world.fault(code);
    const { field = '', message } = sampleFormError(code);
    const fieldCode = FIELD_ERROR_CODES.find((known) => known === code) ?? 'UNSPECIFIED';
    expect(await submit()).toEqual(
      field === ''
        ? { kind: 'form-error', code, message }
        : {
            kind: 'field-errors',
            errors: [{ field, code: fieldCode, messages: [message] }],
            form: null,
          },
    );
  });
});

describe('a refusal without a known code', () => {
  it.each([
    [{ errors: [{ message: 'No.' }] }, 'No.'],
    [{ errors: [{ code: 'NEW', message: 'No.' }] }, 'No.'],
    [{ errors: [{ code: 'toString', message: 'No.' }] }, 'No.'],
    [{ errors: [{ code: 'TYPE_EMAIL', message: 'No.' }] }, 'No.'],
    [{ error: 'Not here.' }, 'Not here.'],
  ])('shows the service’s own message: %j', async (body, message) => {
    const outcome = { kind: 'form-error', code: 'UNSPECIFIED', message };
    expect(await answered(body, 400)).toEqual(outcome);
  });
});

describe('an unusable answer', () => {
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
    [{ errors: [[]], error: 'Not here.' }],
    [{ errors: [{ code: 'EMPTY' }], error: 'Not here.' }],
    [{ errors: [{ message: ' ' }] }],
    [{ error: '' }],
    [{ stripe: { paymentIntentClientSecret: 'x' }, resubmitKey: 'y' }],
  ])('is unexpected: %j', async (body) => {
    expect(await answered(body)).toEqual({ kind: 'unexpected-response' });
  });

  it('is a network failure if none arrived', async () => {
    world.fault('network');
    expect(await submit()).toEqual({ kind: 'network' });
  });
});
