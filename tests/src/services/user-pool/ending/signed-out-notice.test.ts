import { expect, it } from 'vitest';
import {
  storeSignedOutNotice,
  deferSignedOutNotice,
  takeSignedOutNotice,
} from '#src/services/user-pool/ending/signed-out-notice.ts';
import { refuseStorage } from '../../../../setup/refused-storage.ts';

it.each([
  ['kept in the tab', () => undefined],
  ['where storage is refused', () => refuseStorage('sessionStorage')],
])('the notice is shown once: %s', (_, prepare) => {
  takeSignedOutNotice();
  prepare();
  storeSignedOutNotice();
  expect(takeSignedOutNotice()).toBe(true);
  expect(takeSignedOutNotice()).toBe(false);
});

it('a restored page that had deferred a notice shows its next one', () => {
  storeSignedOutNotice();
  deferSignedOutNotice();
  expect(takeSignedOutNotice()).toBe(false);
  storeSignedOutNotice();
  expect(takeSignedOutNotice()).toBe(true);
});
