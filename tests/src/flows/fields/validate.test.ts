import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldWords } from '#content/auth/fields.ts';
import { parametersOf } from '#local/user-pool/hosted-ui/parameters.ts';
import { fieldProblems, validateInput, validateNewPassword } from '#src/flows/fields/validate.ts';
import { normaliseName } from '#src/lib/name.ts';
import { isTooLong, LIMITS, type LimitedInput } from '#src/flows/fields/limits.ts';
import { AUTHORIZE, exchange } from '../../../setup/hosted-ui.ts';
import { testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';

/** RFC 6265bis, section 5.5, limits name and value together. Attributes are counted too, in case a browser does. */
const COOKIE_BYTES = 4096;
const ATTRIBUTES =
  '; path=/; domain=www.a-company-with-a-long-name.example; expires=Thu, 01 Jan 2027 00:00:00 GMT; samesite=lax; secure';
/** The extra length at a real pool: issuer, client id and username. */
const LONGER_IN_PRODUCTION = 120;

/** The pool limits the length of emails, but Google's may be as long as RFC 5321 allows. */
const LONGEST_EMAIL = `${'e'.repeat(242)}@example.com`;

let token = '';

/** The longest ID token apart from the name: a Google user's, which has additional claims. */
beforeAll(async () => {
  const test = testPool();
  const started = await test.pool.hostedUi.authorize(
    parametersOf(new URLSearchParams({ ...AUTHORIZE })),
  );
  if (started.outcome !== 'pending') throw new Error('No sign-in.');
  const account = { email: LONGEST_EMAIL, name: 'x' };
  const back = new URL((await test.pool.hostedUi.choose(started.requestId, account)) ?? '');
  const answer: unknown = await (await exchange(test, back.searchParams.get('code') ?? '')).json();
  token = textAt(answer, 'id_token');
});

/** The size of the ID token's cookie with this name, written in UTF-8 or in ASCII with escapes. */
function cookieBytes(name: string, write: (json: string) => string): number {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = decodeJwt(token);
  const json = write(JSON.stringify({ ...claims, name }));
  const known = Buffer.from(payload, 'base64url').toString();
  expect(JSON.stringify(claims)).toBe(known);
  const value = [header, Buffer.from(json).toString('base64url'), signature].join('.');
  const user = textAt(claims, 'cognito:username');
  const key = `CognitoIdentityServiceProvider.${textAt(claims, 'aud')}.${user}.idToken=`;
  return key.length + value.length + ATTRIBUTES.length + LONGER_IN_PRODUCTION;
}

const inUtf8 = (json: string) => json;
const inAscii = (json: string) =>
  json.replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const SCRIPTS = {
  latin: 'Ada Lovelace',
  accented: 'Zoë Ångström',
  cyrillic: 'Софья Ковалевская',
  arabic: 'مريم ميرزاخاني',
  chinese: '吳健雄',
  hindi: 'शकुन्तला देवी',
  emoji: '😀🎣',
  joined: '👩‍👩‍👧‍👦',
  flag: '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  quotes: '"\\',
  controls: '\u0001\u2028',
};

const fill = (sample: string) =>
  Array.from(sample.repeat(LIMITS.name)).slice(0, LIMITS.name).join('');

describe('the longest name', () => {
  it.each(Object.entries(SCRIPTS))('in %s fits into the cookie of its ID token', (_, sample) => {
    const name = fill(sample);
    expect(isTooLong('name', name)).toBe(false);
    for (const write of [inUtf8, inAscii]) {
      expect(cookieBytes(name, write)).toBeLessThanOrEqual(COOKIE_BYTES);
    }
  });

  it('fits whatever its characters', () => {
    const length = { minLength: LIMITS.name, maxLength: LIMITS.name };
    const longest = fc
      .array(fc.nat(0x10_ff_ff), length)
      .map((characters) => String.fromCodePoint(...characters));
    fc.assert(
      fc.property(longest, fc.constantFrom(inUtf8, inAscii), (name, write) => {
        expect(isTooLong('name', name)).toBe(false);
        expect(cookieBytes(name, write)).toBeLessThanOrEqual(COOKIE_BYTES);
      }),
    );
  });

  it('is refused if one character longer, in every script', () => {
    for (const sample of Object.values(SCRIPTS)) {
      expect(isTooLong('name', `${fill(sample)}x`)).toBe(true);
    }
  });

  it('wouldn’t fit at the pool’s limit', () => {
    expect(cookieBytes('😀'.repeat(1024), inUtf8)).toBeGreaterThan(COOKIE_BYTES);
  });
});

describe('a field’s problem', () => {
  it.each<[LimitedInput, string, ReturnType<typeof validateInput>]>([
    ['name', '', 'missing'],
    ['name', 'Ada', null],
    ['name', ' \u0301\u200B', 'missing'],
    ['name', '\u3164', 'missing'],
    ['attribute', '\u0301', 'missing'],
    ['name', '🎣', null],
    ['name', 'A\u202Eda', 'invisible'],
    ['name', 'Ada\u2066', 'invisible'],
    ['name', 'A\u0007da', 'invisible'],
    ['name', 'مريم\u200F', null],
    ['name', 'a\u0300\u0301\u0302', null],
    ['name', 'a\u0300\u0301\u0302\u0303', 'stacked-marks'],
    ['name', 'a\u0300\u0301\u0302\u0903\u0303', 'stacked-marks'],
    ['email', `${'e'.repeat(116)}@example.com`, null],
    ['email', 'e'.repeat(129), 'too-long'],
    ['password', 'p'.repeat(256), null],
    ['password', 'p'.repeat(257), 'too-long'],
    ['password', '😀'.repeat(129), 'too-long'],
    ['answer', 'a'.repeat(2048), null],
  ])('%s', (input, value, problem) => {
    expect(validateInput(input, value)).toBe(problem);
  });

  it.each([
    'Nguyễn Thị Ánh',
    'שָׁלוֹם עֲלֵיכֶם',
    'ကျော်ကျော်',
    'ज़ींनत अमन',
    'นํ้าผึ้ง',
    'བསྒྲུབས་རྒྱུད',
    'ស៊ីសុវត្ថិ',
    'رُّقَيّة علی‌رضا',
    '👩‍👩‍👧‍👦',
  ])('none with the name %s, in any form', (name) => {
    for (const form of ['NFC', 'NFD'] as const) {
      expect(validateInput('name', normaliseName(name.normalize(form)))).toBeNull();
    }
  });

  it.each([
    ['', 'missing'],
    ['short', 'weak'],
    ['Correct-horse', null],
    ['Correct horse', null],
    [' Correct-horse', 'outer-space'],
    ['Correct-horse\u00A0', 'outer-space'],
    ['Correct-horse\t', 'outer-space'],
    ['Correct-\u200Bhorse', 'invisible'],
    ['Correct-\u0007horse', 'invisible'],
    ['Correct-❤\uFE0F', 'invisible'],
    ['\uFEFFCorrect-horse', 'outer-space'],
    [`Aa!${'a'.repeat(253)}`, null],
    [`Aa!${'a'.repeat(254)}`, 'too-long'],
    ['a'.repeat(300), 'too-long'],
  ])('a new password', (password, problem) => {
    expect(validateNewPassword(password)).toBe(problem);
  });

  it('lists the fields with a problem, in order', () => {
    const problems = fieldProblems([
      ['name', 'missing'],
      ['email', null],
      ['password', 'weak'],
    ]);
    expect([...problems]).toEqual([
      ['name', 'missing'],
      ['password', 'weak'],
    ]);
  });
});

it.each(Object.entries(LIMITS))('the message for a %s that is too long says %i', (...row) => {
  const [input, limit] = row;
  const sentences = new Map<string, string>(Object.entries(fieldWords.tooLong));
  expect(sentences.get(input)).toContain(limit.toLocaleString('en-GB'));
});
