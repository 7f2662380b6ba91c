import { expect, it } from 'vitest';
import { splitAtOwner } from '#src/routes/auth/redirect/split-at-owner.ts';

it.each([
  ['evil.example', '', 'evil.example'],
  ['lureproof.com.evil-bank.example', 'lureproof.com.', 'evil-bank.example'],
  ['lureproof.example.evil.example:8443', 'lureproof.example.', 'evil.example:8443'],
  ['www.bank.co.uk', 'www.', 'bank.co.uk'],
  ['bank.co.uk', '', 'bank.co.uk'],
  ['login.impots.gouv.fr', 'login.', 'impots.gouv.fr'],
  ['login.paypal.github.io', 'login.', 'paypal.github.io'],
  ['www.phish.web.app', 'www.', 'phish.web.app'],
  ['github.io', '', 'github.io'],
  ['www.evil.example.', 'www.', 'evil.example.'],
  ['www.bank.co.uk.:444', 'www.', 'bank.co.uk.:444'],
  ['localhost:8443', '', 'localhost:8443'],
  ['192.0.2.7:80', '', '192.0.2.7:80'],
  ['[::1]', '', '[::1]'],
  ['[::1]:80', '', '[::1]:80'],
])('%s', (host, before, owner) => {
  expect(splitAtOwner(host)).toEqual({ before, owner });
});
