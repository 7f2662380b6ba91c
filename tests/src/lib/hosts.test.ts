import { describe, expect, it } from 'vitest';
import { breakableAddress, breakableHost, breakableHosts, withWholeHosts } from '#src/lib/hosts.ts';

describe('withWholeHosts', () => {
  it.each([
    ['the owner is track-uk.example, whatever', 'the owner is track-\u2060uk.example, whatever'],
    ['a-b.c-d.example.', 'a-\u2060b.c-\u2060d.example.'],
    ['a well-known look. No host-like word', 'a well-known look. No host-like word'],
    ['£1.45 is the 24-hour price', '£1.45 is the 24-hour price'],
    ['lureproof.session.last-visit is a key', 'lureproof.session.last-visit is a key'],
  ])('%j', (text, joined) => {
    expect(withWholeHosts(text)).toBe(joined);
  });
});

it('an address breaks before its host, and a number nowhere', () => {
  expect(breakableAddress('{1:info@track-uk.example}')).toBe(
    '{1:info@\u200Btrack-\u2060uk.example}',
  );
  expect(breakableAddress('+44 7700 900417')).toBe('+44 7700 900417');
});

it('a host breaks after its dots alone, and never in its owner’s name', () => {
  expect(breakableHost('lureproof.com.evil-bank.example')).toBe(
    'lureproof.\u200Bcom.\u200Bevil-\u2060bank.example',
  );
});

it('in a text, each host breaks so, and its path as the browser likes', () => {
  expect(breakableHosts('https://pay.my-bank.example/in\nhttps://bank.example/a.b')).toBe(
    'https://pay.\u200Bmy-\u2060bank.example/in\nhttps://bank.example/a.b',
  );
});
