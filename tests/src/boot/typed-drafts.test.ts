// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hasKeptInTab, keepTypedDrafts } from '#src/boot/typed-drafts.ts';
import { readDraft } from '#src/lib/draft.ts';

function show(fields: string, attributes = 'data-draft="contact"'): void {
  document.body.innerHTML = `<form ${attributes}>${fields}</form>`;
}

function type(name: string, value: string): void {
  const field = document.querySelector(`[name="${name}"]`);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
    throw new Error(`No field ${name}.`);
  }
  field.value = value;
}

const FIELDS = '<input name="name"><input name="email"><textarea name="message"></textarea>';

it('stores typed text, as the form itself would', () => {
  show(FIELDS);
  type('name', 'Ada');
  type('message', 'Is this\nfrom you?');
  keepTypedDrafts();
  expect(Object.fromEntries(readDraft('contact'))).toEqual({
    name: 'Ada',
    message: 'Is this\nfrom you?',
  });
});

it('leaves a draft unchanged if nothing was typed, and adds typed text to it', () => {
  sessionStorage.setItem('app.tab.draft.contact', '{"name":"Ada","email":"ada@example.com"}');
  show(FIELDS);
  keepTypedDrafts();
  expect(readDraft('contact').get('name')).toBe('Ada');
  type('name', 'Grace');
  keepTypedDrafts();
  expect(Object.fromEntries(readDraft('contact'))).toEqual({
    name: 'Grace',
    email: 'ada@example.com',
  });
});

it.each([
  ['a password', '<input name="secret" type="password">'],
  ['a password that is shown', '<input name="secret" type="text" autocomplete="new-password">'],
])('never keeps %s', (_, field) => {
  show(field);
  type('secret', 'Correct-Horse-1');
  keepTypedDrafts();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['app.tab.draft.support', 'app.tab.signed-out'])(
  'reports that this tab holds %s',
  (key) => {
    sessionStorage.setItem('something.else', '1');
    expect(hasKeptInTab()).toBe(false);
    sessionStorage.setItem(key, '{}');
    expect(hasKeptInTab()).toBe(true);
  },
);
