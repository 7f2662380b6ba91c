import { describe, expect, it } from 'vitest';
import { fieldWords } from '#content/auth/fields.ts';
import { fieldProblems, validateInput, validateNewPassword } from '#src/flows/fields/validate.ts';
import { normaliseName } from '#src/lib/name.ts';
import { isTooLong, LIMITS, type LimitedInput } from '#src/flows/fields/limits.ts';

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
  it.each(Object.entries(SCRIPTS))('in %s is accepted, and no longer one', (_, sample) => {
    expect(isTooLong('name', fill(sample))).toBe(false);
    expect(isTooLong('name', `${fill(sample)}x`)).toBe(true);
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
