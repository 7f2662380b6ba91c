import { describe, expect, it } from 'vitest';
import { bodyTurns, partsOf, placesOf } from '#src/lib/message-parts.ts';
import type { Message } from '#src/lib/scenario.ts';

const sms: Message = {
  id: 'x',
  channel: 'sms',
  context: '',
  sender: { name: 'Bank', address: 'BANK' },
  sent: '2026-11-16T08:00',
  links: [{ text: 'bank.example', target: 'https://bank.example/' }],
  body: [
    'Pay {1:today}. {2:Or lose £4,212.00. For good.} Here: {link:1}',
    { you: 'Who is this? {1:you}' },
    '{link:1}',
  ],
  lesson: { kind: 'owner', of: 1 },
  feedback: { report: '', trust: '' },
};

const email: Message = {
  ...sms,
  channel: 'email',
  subject: 'Last {1:chance}',
  headers: { replyTo: 'a@b.example', checks: 'pass' },
  attachments: [{ name: 'a.pdf', type: 'PDF' }],
};

/** `<1:today>` for marked text, `[1]` for a link. */
function written(body: Message['body']): string[][] {
  return bodyTurns({ body }).map(({ sentences }) =>
    sentences.map(
      ({ id, pieces }) =>
        `${id}|${pieces
          .map((piece) => {
            if (piece.kind === 'link') return `[${piece.link}]`;
            return piece.note === null ? piece.text : `<${piece.note}:${piece.text}>`;
          })
          .join('')}`,
    ),
  );
}

describe('the body', () => {
  it('is split into sentences, never inside marked text. Replies and bare links aren’t parts', () => {
    expect(written(sms.body)).toEqual([
      [
        'text-1-1|Pay <1:today.> ',
        'text-1-2|<2:Or lose £4,212.00. For good.> ',
        'text-1-3|Here: [1]',
      ],
      ['null|Who is this? <1:you>'],
      ['null|[1]'],
    ]);
  });
});

it('lists the parts that can be marked, in reading order', () => {
  expect(partsOf(sms)).toEqual(['sender', 'text-1-1', 'text-1-2', 'text-1-3', 'link-1']);
  expect(partsOf(email).slice(0, 6)).toEqual([
    'sender',
    'subject',
    'reply-to',
    'checks',
    'attachment-1',
    'text-1-1',
  ]);
  const bare: Message = { ...email, headers: { checks: '', unsubscribe: 'x' }, attachments: [] };
  expect(partsOf(bare).slice(0, 4)).toEqual(['sender', 'subject', 'checks', 'unsubscribe']);
});

it('finds every place of a note: named parts, subject and text, but not the reader’s own replies', () => {
  expect(placesOf(email, { text: '', at: ['sender'] }, 1)).toEqual([
    'sender',
    'subject',
    'text-1-1',
  ]);
  expect(placesOf(sms, { text: '' }, 2)).toEqual(['text-1-2']);
  expect(placesOf(sms, { text: '' }, 3)).toEqual([]);
});
