import fc from 'fast-check';
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

it('finds the end of any host, whatever surrounds it', () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
  fc.assert(
    fc.property(fc.array(label), label, fc.webPath(), (front, name, path) => {
      const owner = `${name}.example`;
      const address = `https://${[...front, owner].join('.')}${path}`;
      const parts = addressParts(address);
      expect(parts.filter((part) => part.owner).map(({ text }) => text)).toEqual([owner]);
      expect(parts.map(({ text }) => text).join('')).toBe(address);
    }),
  );
});
