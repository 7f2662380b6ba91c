// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '#src/services/form-service/draft.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';

it('keeps each form’s draft until it is dropped', () => {
  keepDraft('contact', { name: 'Ada' });
  keepDraft('support', { name: 'Grace' });
  expect([...readDraft('contact')]).toEqual([['name', 'Ada']]);
  dropDraft('contact');
  expect([...readDraft('contact')]).toEqual([]);
  expect([...readDraft('support')]).toEqual([['name', 'Grace']]);
});

it.each(['{"name":', 'null', '7', '{"name":7}'])('makes nothing of %s', (kept) => {
  sessionStorage.setItem('lureproof.draft.contact', kept);
  expect([...readDraft('contact')]).toEqual([]);
});

it('does without where the browser keeps nothing', () => {
  refuseStorage('sessionStorage');
  keepDraft('contact', { name: 'Ada' });
  dropDraft('contact');
  expect([...readDraft('contact')]).toEqual([]);
});
