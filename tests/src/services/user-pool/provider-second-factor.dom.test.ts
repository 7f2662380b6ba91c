import { expect, it } from 'vitest';
import {
  hasAcceptedProvider,
  rememberAcceptedProvider,
} from '#src/services/user-pool/provider-second-factor.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';

it('remembers an accepted second factor as long as the page lasts if storage is blocked', () => {
  refuseStorage('localStorage');
  rememberAcceptedProvider('ada');
  expect(hasAcceptedProvider('ada')).toBe(true);
  expect(hasAcceptedProvider('grace')).toBe(false);
});

it('remembers each account of a device', () => {
  localStorage.setItem('app.google-protects', 'alan edsger');
  rememberAcceptedProvider('barbara');
  rememberAcceptedProvider('alan');
  expect(['alan', 'edsger', 'barbara', 'grace'].map(hasAcceptedProvider)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(localStorage.getItem('app.google-protects')).toBe('alan edsger barbara');
});
