import { expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '#src/lib/draft.ts';
import { refuseStorage } from '../../setup/refused-storage.ts';

it('keeps each form’s draft until it is deleted', () => {
  keepDraft('contact', { name: 'Ada' });
  keepDraft('support', { name: 'Grace' });
  expect([...readDraft('contact')]).toEqual([['name', 'Ada']]);
  dropDraft('contact');
  expect([...readDraft('contact')]).toEqual([]);
  expect([...readDraft('support')]).toEqual([['name', 'Grace']]);
});

it.each(['{"name":', 'null', '7', '{"name":7}'])('ignores %s', (kept) => {
  sessionStorage.setItem('app.tab.draft.contact', kept);
  expect([...readDraft('contact')]).toEqual([]);
});

it('keeps nothing if storage is blocked', () => {
  refuseStorage('sessionStorage');
  keepDraft('contact', { name: 'Ada' });
  dropDraft('contact');
  expect([...readDraft('contact')]).toEqual([]);
});
