import { expect, it } from 'vitest';
import {
  acceptedProviderSecondFactor,
  rememberProviderSecondFactor,
} from '#src/services/user-pool/provider-second-factor.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';

it('remembers an accepted second factor as long as the page lasts if storage is blocked', () => {
  refuseStorage('localStorage');
  rememberProviderSecondFactor('this-session');
  expect(acceptedProviderSecondFactor()).toBe('this-session');
});
