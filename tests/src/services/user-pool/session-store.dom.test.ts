import { expect, it } from 'vitest';
import {
  acceptedProviderSecondFactor,
  rememberProviderSecondFactor,
} from '#src/services/user-pool/session-store.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';

it('remembers an accepted second factor for as long as the page where storage is refused', () => {
  refuseStorage('localStorage');
  rememberProviderSecondFactor('this-session');
  expect(acceptedProviderSecondFactor()).toBe('this-session');
});
