import { expect, it } from 'vitest';
import {
  breakableAddress,
  breakableAddresses,
  breakableHosts,
  breakableAddressesOnPhone,
} from '#src/lib/hosts.ts';
import { splitAtBreakable, splitLastWord } from '#src/lib/line-breaks.ts';

it('an email address breaks before its host, a phone number nowhere', () => {
  expect(breakableAddress('{1:info@track-uk.example}')).toBe(
    '{1:info@\u200Btrack-\u2060uk.example}',
  );
  expect(breakableAddress('+44 7700 900417')).toBe('+44 7700 900417');
});

it('a web address breaks around its host and before each part of its path', () => {
  expect(breakableAddress('https://kerb-charges.example/pay/now')).toBe(
    'https://\u200Bkerb-\u2060charges.example\u200B/pay\u200B/now',
  );
  expect(breakableAddress('https://firm.example/qr?user=sam')).toBe(
    'https://\u200Bfirm.example\u200B/qr\u200B?\u2060user=sam',
  );
  expect(breakableAddress('Is it hers?')).toBe('Is it hers?');
});

it('in a sentence, only addresses change', () => {
  expect(breakableAddresses('Ask joanna@tolland-lifts.example, and/or Sam, by 1/12.')).toBe(
    'Ask joanna@\u200Btolland-\u2060lifts.example, and/or Sam, by 1/12.',
  );
  expect(breakableAddresses('Pay at kerb-charges.example/p/7 today')).toBe(
    'Pay at kerb-\u2060charges.example\u200B/p\u200B/7 today',
  );
});

it('on a phone, a host also breaks after the hyphens of an owner’s domain that is too long for a line', () => {
  expect(breakableAddressesOnPhone('https://cresco.keyhearth-enrol.example/start')).toBe(
    'https://\u200Bcresco\u200B.keyhearth-\u2060enrol.example\u200B/start',
  );
  expect(breakableAddressesOnPhone('a.aldermere-council-tax.example')).toBe(
    'a\u200B.aldermere-\u200Bcouncil-\u200Btax.example',
  );
  expect(breakableAddressesOnPhone('track-uk.example')).toBe('track-\u2060uk.example');
});

it('in a text, the same holds for each host, and paths may break anywhere', () => {
  expect(breakableHosts('https://pay.my-bank.example/in\nhttps://bank.example/a.b')).toBe(
    'https://pay\u200B.my-\u2060bank.example/in\nhttps://bank.example/a.b',
  );
});

it('a breakable address is split from the text around it', () => {
  const [before, address, after] = splitAtBreakable(breakableAddresses('Ask it@firm.example now'));
  expect(before).toEqual({ text: 'Ask ', isBreakable: false });
  expect(address).toEqual({ text: 'it@\u200Bfirm.example', isBreakable: true });
  expect(after).toEqual({ text: ' now', isBreakable: false });
});

it.each([
  ['now', { before: '', word: '', end: 'now' }],
  ['right now', { before: 'right ', word: '', end: 'now' }],
  ['Ask it@firm.example', { before: 'Ask ', word: 'it@\u200B', end: 'firm.example' }],
  ['a.example/in', { before: '', word: 'a.example\u200B', end: '/in' }],
])('the last word of %j is apart, and its end', (text, parts) => {
  expect(splitLastWord(breakableAddresses(text))).toEqual(parts);
});
