import { describe, expect, it } from 'vitest';
import { createFormService, HONEYPOT } from '#local/form-service/engine.ts';
import { localForms } from '#local/form-service/forms.ts';
import type { Submission } from '#local/kit/submission.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello\nthere' };

function service() {
  const received: Submission[] = [];
  const forms = createFormService({
    forms: localForms,
    now: () => Date.UTC(2026, 0, 2, 3, 4, 5),
    receive: (submission) => void received.push(submission),
  });
  const send = (fields: Record<string, unknown>, formId = 'contact', files = 0) =>
    forms.submit(formId, { fields, files });
  return { received, send };
}

describe('an accepted form', () => {
  it.each(['contact', 'support'])('is stored as submitted: %s', (formId) => {
    const { received, send } = service();
    expect(send({ ...ADA, topic: 'Anything' }, formId)).toEqual({ ok: true });
    const fields = { ...ADA, topic: 'Anything' };
    expect(received).toEqual([{ formId, fields, receivedAt: '2026-01-02T03:04:05.000Z' }]);
  });

  it('is stored without its honeypot, and with other types as JSON', () => {
    const { received, send } = service();
    send({ ...ADA, [HONEYPOT]: '', seats: 25 });
    expect(received[0]?.fields).toEqual({ ...ADA, seats: '25' });
  });

  it('is answered alike but not stored if the honeypot is filled in', () => {
    const { received, send } = service();
    expect(send({ ...ADA, [HONEYPOT]: 'http://buy.example' })).toEqual({ ok: true });
    expect(received).toEqual([]);
  });
});

describe('a rejected form', () => {
  const codes = (fields: Record<string, unknown>, formId?: string, files?: number) => {
    const { received, send } = service();
    const verdict = send(fields, formId, files);
    expect(received).toEqual([]);
    return verdict.ok ? [] : verdict.errors.map(({ code, field = '' }) => `${code} ${field}`);
  };

  it.each([
    [{ ...ADA, email: 'ada' }, ['TYPE_EMAIL email']],
    [{ ...ADA, email: 'ada@example' }, ['TYPE_EMAIL email']],
    [{ ...ADA, email: 'a b@example.com' }, ['TYPE_EMAIL email']],
    [{ ...ADA, message: '  ' }, ['REQUIRED_FIELD_EMPTY message']],
    [{ ...ADA, message: { text: 'Hello' } }, ['TYPE_TEXT message']],
    [{ name: '', message: 'Hello' }, ['REQUIRED_FIELD_EMPTY name', 'REQUIRED_FIELD_MISSING email']],
    [{ name: '', email: ' ', message: '' }, ['EMPTY ']],
    [{}, ['EMPTY ']],
  ])('%j', (fields, expected) => {
    expect(codes(fields)).toEqual(expected);
  });

  it('to an unknown form id', () => {
    expect(codes(ADA, 'sales')).toEqual(['FORM_NOT_FOUND ']);
  });

  it('with a file', () => {
    expect(codes(ADA, 'contact', 1)).toEqual(['NO_FILE_UPLOADS ']);
  });
});
