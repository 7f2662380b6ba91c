import { expect, it } from 'vitest';
import {
  deviceMemory,
  forgetPasskeyEmail,
  ownPasskeysIn,
  rememberedPasskeyEmail,
  rememberOffer,
  rememberPasskey,
  rememberPasskeyEmail,
} from '#src/services/user-pool/passkeys/device-memory.ts';

it('keeps each user’s apart, and gives a copy of one’s own only', () => {
  rememberPasskey('ada', 'one', 'Bitwarden');
  rememberOffer('grace', 'never');
  rememberPasskeyEmail('grace@example.com');
  expect(deviceMemory('ada')).toEqual({ offer: null, here: { one: 'Bitwarden' } });
  const kept = { 'app.theme': 'dark', ...Object.fromEntries(Object.entries(localStorage)) };
  expect(ownPasskeysIn(kept, 'ada', 'ada@example.com')).toEqual({
    'app.theme': 'dark',
    'app.passkeys': JSON.stringify({ ada: deviceMemory('ada') }),
  });
  expect(ownPasskeysIn(kept, 'grace', 'grace@example.com')).toMatchObject({
    'app.passkey-email': 'grace@example.com',
  });
});

it('forgets an email only if it is the refused one', () => {
  rememberPasskeyEmail('grace@example.com');
  forgetPasskeyEmail('ada@example.com');
  expect(rememberedPasskeyEmail()).toBe('grace@example.com');
  forgetPasskeyEmail('grace@example.com');
  expect(rememberedPasskeyEmail()).toBeNull();
});
