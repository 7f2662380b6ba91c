import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, isEmail, normaliseEmail, shownEmail } from '#src/lib/email.ts';

const ANN = 'ann@example.org';

describe('an email', () => {
  it.each([
    [' Ann@Example.org\t', ANN],
    ['\u200Eann@example.org\u200F', ANN],
    ['\u2068ann@\u200Bexam\u00ADple.org\u2069\uFEFF', ANN],
    ['ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ', ANN],
    ['mailto:ann@example.org', ANN],
    ['MailTo:ann%2Bnews@example.org?subject=Hi', 'ann+news@example.org'],
    ['mailto:100%@example.org', '100%@example.org'],
    ['<ann@example.org>', ANN],
    ['Ann <ann@example.org>', ANN],
    ['"Lee, Ann" <mailto:ann@example.org>; ', ANN],
    ['ann@example.org.', ANN],
    ['ann@example.org,', ANN],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@BÜCHER.example。', 'ann@xn--bcher-kva.example'],
    ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
    ['ann@例え。テスト', 'ann@xn--r8jz45g.xn--zckzah'],
    ['سارا@مثال.إختبار', 'سارا@xn--mgbh0fb.xn--kgbechtv'],
    ["o'brien+a_b@example.org", "o'brien+a_b@example.org"],
  ])('%j is sent as %j', (typed, sent) => {
    expect(normaliseEmail(typed)).toBe(sent);
    expect(isEmail(sent)).toBe(true);
  });

  it('can keep its letter case', () => {
    expect(cleanEmail('Ann <Ann.Lee@BÜCHER.example>')).toBe('Ann.Lee@xn--bcher-kva.example');
  });

  it.each([
    '',
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'ann lee@example.org',
    'ann@example org',
    'ann@example..org',
    'ann@example.org, bob@example.org',
    'Ann <ann@example.org> Lee',
    'ann@example.org/path',
    'ann@bücher.example/path',
    'ann@bücher.example:80',
    'ann@bü cher.example',
    'ann@.bücher.example',
  ])('%j is none', (typed) => {
    expect(isEmail(normaliseEmail(typed))).toBe(false);
  });

  it('is shown with its domain in the letters that were typed', () => {
    const labels = fc.string({
      unit: fc.constantFrom(...Array.from('abz09üñßжщ例テスثκא한กé')),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(labels, (label) => {
        fc.pre(domainToASCII(`${label}.example`) !== '');
        expect(shownEmail(normaliseEmail(`ann@${label}.example`))).toBe(`ann@${label}.example`);
      }),
    );
  });

  it.each([
    ANN,
    'ann',
    '',
    'a***@x***',
    'ann@xn--.example',
    'ann@xn--a!.example',
    'ann@xn--99999999.example',
    'ann@xn--example-.org',
  ])('is shown as it is if there are no other letters: %j', (email) => {
    expect(shownEmail(email)).toBe(email);
  });
});
