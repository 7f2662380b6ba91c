import { describe, expect, it } from 'vitest';
import {
  CONTACT_FORM_START,
  contactFormReducer,
  problemsWith,
  type ContactFailure,
  type ContactFormEvent,
  type ContactFormState,
} from '#src/flows/contact-form/contact-form.ts';

const problems = new Map([['name', 'missing']] as const);
const invalid: ContactFailure = { kind: 'invalid', problems };
const rejected: ContactFailure = { kind: 'rejected', outcome: { kind: 'network' } };

const idle = CONTACT_FORM_START;
const failed: ContactFormState = { at: 'writing', waiting: false, failure: invalid };
const failedLater: ContactFormState = { at: 'writing', waiting: false, failure: rejected };
const waiting: ContactFormState = { at: 'writing', waiting: true, failure: null };
const sent: ContactFormState = { at: 'sent' };

/** The next states for each event, from idle, failed, waiting and sent. */
const table: [ContactFormEvent, ContactFormState[]][] = [
  [{ type: 'invalid', problems }, [failed, failed, waiting, sent]],
  [{ type: 'submitted' }, [waiting, waiting, waiting, sent]],
  [{ type: 'answered', outcome: { kind: 'sent' } }, [idle, failedLater, sent, sent]],
  [{ type: 'answered', outcome: { kind: 'network' } }, [idle, failedLater, failedLater, sent]],
  [{ type: 'started-over' }, [idle, failedLater, waiting, idle]],
];

describe.each(table)('%o', (event, next) => {
  it.each([
    ['idle', idle],
    ['failed', failedLater],
    ['waiting', waiting],
    ['sent', sent],
  ] as const)('when %s', (name, state) => {
    const index = ['idle', 'failed', 'waiting', 'sent'].indexOf(name);
    expect(contactFormReducer(state, event)).toEqual(next[index]);
  });
});

describe('problemsWith', () => {
  const ADA = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };

  it.each([
    [ADA, []],
    [{ ...ADA, email: 'ada@localhost' }, [['email', 'not-an-email']]],
    [
      { ...ADA, name: '\u0301', message: '\u200B' },
      [
        ['name', 'missing'],
        ['message', 'missing'],
      ],
    ],
    [{ ...ADA, name: 'Ada\u202E' }, [['name', 'invisible']]],
    [{ ...ADA, name: `A${'\u0301'.repeat(5)}` }, [['name', 'stacked-marks']]],
    [{ ...ADA, email: 'ada' }, [['email', 'not-an-email']]],
    [{ ...ADA, email: 'ada @example.com' }, [['email', 'not-an-email']]],
    [
      { name: ' ', email: '', message: '\n' },
      [
        ['name', 'missing'],
        ['email', 'missing'],
        ['message', 'missing'],
      ],
    ],
  ])('%j: %j', (fields, expected) => {
    expect([...problemsWith(fields)]).toEqual(expected);
  });
});
