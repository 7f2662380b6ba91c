import { expect, it } from 'vitest';
import { addressParts, ownerOf } from '#src/lib/address-parts.ts';

it.each([
  ['a@bank.example', ['a@', '*bank.example']],
  ['joanna.k@mail.bank.example', ['joanna.k@', 'mail.', '*bank.example']],
  ['https://bank.example', ['https://', '*bank.example']],
  ['https://bank.example/a.b/c?d=e.f', ['https://', '*bank.example', '/a.b/c?d=e.f']],
  [
    'https://bank.example.pay-desk.example/login',
    ['https://', 'bank.', 'example.', '*pay-desk.example', '/login'],
  ],
])('%s', (address, parts) => {
  expect(addressParts(address).map(({ text, owner }) => (owner ? `*${text}` : text))).toEqual(
    parts,
  );
});

it('names the owner', () => {
  expect(ownerOf('https://bank.example.pay-desk.example/login')).toBe('pay-desk.example');
});
