import { beforeEach, describe, expect, it } from 'vitest';
import { createFormService } from '#local/form-service/engine.ts';
import { localForms } from '#local/form-service/forms.ts';
import { formServiceHandler } from '#local/form-service/http.ts';
import type { Handler } from '#local/kit/handler.ts';
import type { Submission } from '#local/kit/submission.ts';

const ORIGIN = 'http://localhost:4102';
const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello' };

let received: Submission[];
let handler: Handler;

beforeEach(() => {
  received = [];
  const service = createFormService({
    forms: localForms,
    now: () => 0,
    receive: (submission) => void received.push(submission),
  });
  handler = formServiceHandler(service, 'http://localhost:5173');
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  handler(new Request(ORIGIN + path, { method: 'POST', body, headers }));

const JSON_BOTH_WAYS = { accept: 'application/json', 'content-type': 'application/json' };

describe('a form sent with fetch', () => {
  it('is answered with the next URL, for any origin', async () => {
    const answer = await post('/f/contact', JSON.stringify(ADA), JSON_BOTH_WAYS);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ next: '/thanks', ok: true });
    expect(received).toMatchObject([{ formId: 'contact', fields: ADA }]);
  });

  it.each([
    ['/f/contact', { ...ADA, email: 'ada' }, 422, 'TYPE_EMAIL', 'email'],
    ['/f/contact', { ...ADA, message: ' ' }, 422, 'REQUIRED_FIELD_EMPTY', 'message'],
    ['/f/contact', { name: 'Ada', email: ADA.email }, 422, 'REQUIRED_FIELD_MISSING', 'message'],
    ['/f/contact', { ...ADA, message: [] }, 422, 'TYPE_TEXT', 'message'],
    ['/f/contact', {}, 400, 'EMPTY', undefined],
    ['/f/nowhere', ADA, 404, 'FORM_NOT_FOUND', undefined],
    ['/p/project/f/contact', ADA, 404, 'PROJECT_NOT_FOUND', undefined],
  ])('%s with %j is refused with %i', async (path, fields, status, code, field) => {
    const answer = await post(path, JSON.stringify(fields), JSON_BOTH_WAYS);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const message = expect.stringMatching(/./);
    expect(await answer.json()).toEqual({ errors: [{ code, message, ...(field && { field }) }] });
    expect(received).toEqual([]);
  });

  it.each(['{"name":', '[]'])('is refused as %s', async (body) => {
    const answer = await post('/f/contact', body, JSON_BOTH_WAYS);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ errors: [{ message: 'The form could not be read' }] });
  });

  it('is answered alike but not stored if its trap is filled in', async () => {
    const answer = await post(
      '/f/contact',
      JSON.stringify({ ...ADA, _gotcha: 'x' }),
      JSON_BOTH_WAYS,
    );
    expect(answer.status).toBe(200);
    expect(received).toEqual([]);
  });

  it('may have its own headers', async () => {
    const headers = { 'access-control-request-headers': 'accept,content-type' };
    const request = new Request(`${ORIGIN}/f/contact`, { method: 'OPTIONS', headers });
    const answer = await handler(request);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toBe('accept,content-type');
  });
});

describe('a plain HTML form', () => {
  it('redirects to a thank-you page', async () => {
    const answer = await post('/f/support', new URLSearchParams(ADA), { accept: 'text/html' });
    expect(answer.status).toBe(303);
    expect(received).toMatchObject([{ formId: 'support', fields: ADA }]);
    const next = new URL(answer.headers.get('location') ?? '', ORIGIN);
    const thanks = await handler(new Request(next));
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain('href="http://localhost:5173"');
  });

  it('is answered with its escaped errors', async () => {
    const answer = await post('/f/contact', new URLSearchParams({ ...ADA, email: '<b>' }));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Email should be an email address');
  });
});

it('answers 405 to a GET of a form, and 404 elsewhere', async () => {
  expect((await handler(new Request(`${ORIGIN}/f/contact`))).status).toBe(405);
  expect((await post('/g/contact', new URLSearchParams(ADA))).status).toBe(404);
});
