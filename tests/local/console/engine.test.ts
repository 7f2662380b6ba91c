import { describe, expect, it } from 'vitest';
import { INBOX_LIMIT, createInbox, emptyInboxState } from '#local/console/engine.ts';
import { memoryStore } from '#local/kit/store.ts';

const mail = (code: string) => ({
  to: 'ada@example.com',
  subject: 'Code',
  body: `It is ${code}`,
  code,
  sentAt: '2026-01-02T03:04:05.000Z',
});
const submission = (formId: string) => ({
  formId,
  fields: { email: 'ada@example.com' },
  receivedAt: '2026-01-02T03:04:05.000Z',
});

describe('inbox', () => {
  it('lists the newest first', () => {
    const inbox = createInbox(memoryStore(emptyInboxState()));
    inbox.receiveMail(mail('1'));
    inbox.receiveMail(mail('2'));
    inbox.receiveSubmission(submission('contact'));
    inbox.receiveSubmission(submission('support'));
    expect(inbox.messages().map(({ code }) => code)).toEqual(['2', '1']);
    expect(inbox.submissions().map(({ formId }) => formId)).toEqual(['support', 'contact']);
  });

  it('drops the oldest', () => {
    const inbox = createInbox(memoryStore(emptyInboxState()));
    for (let code = 0; code <= INBOX_LIMIT; code += 1) {
      inbox.receiveMail(mail(String(code)));
      inbox.receiveSubmission(submission(String(code)));
    }
    expect(inbox.messages()).toHaveLength(INBOX_LIMIT);
    expect(inbox.messages().at(-1)?.code).toBe('1');
    expect(inbox.submissions()).toHaveLength(INBOX_LIMIT);
    expect(inbox.submissions()[0]?.formId).toBe(String(INBOX_LIMIT));
  });
});
