import { expect, it } from 'vitest';
import { noticesOf } from '#vite/third-party-licences/notices.ts';

const pen = { name: 'pen', version: '2.1.0', identifier: 'MIT', text: 'Copyright © Ada\n' };
const ink = { name: 'ink', version: '1.0.0', identifier: 'Apache-2.0', text: 'Version 2.0' };

/** The sections between the rules, without the introduction. */
function sectionsOf(text: string): string[] {
  return text
    .split(/^-{72}\n/m)
    .slice(1)
    .map((section) => section.trim());
}

it('prints a shared licence once, after all of its works', () => {
  const cap = { ...ink, name: 'cap', text: ' Version 2.0\n' };
  expect(sectionsOf(noticesOf([ink, pen, cap]))).toEqual([
    'ink 1.0.0 (Apache-2.0)\ncap 1.0.0 (Apache-2.0)\n\nVersion 2.0',
    'pen 2.1.0 (MIT)\n\nCopyright © Ada',
  ]);
});

it('uses another package’s copy for a work without one, if the text names no author', () => {
  const cap = { name: 'cap', version: '3.0.0', identifier: 'Apache-2.0' };
  expect(sectionsOf(noticesOf([cap, pen, ink]))).toContain(
    'cap 3.0.0 (Apache-2.0)\nink 1.0.0 (Apache-2.0)\n\nVersion 2.0',
  );
});

it.each([
  ['no text', { name: 'cap', identifier: 'ISC' }],
  ['an empty one', { name: 'cap', identifier: 'ISC', text: ' \n' }],
  ['neither text nor licence', { name: 'cap' }],
  ['none but another author’s', { name: 'cap', identifier: 'MIT' }],
])('refuses a work with %s', (_, cap) => {
  expect(() => noticesOf([pen, ink, { name: 'well', text: 'Free' }, cap])).toThrow(
    "No copy of cap's licence was found.",
  );
});
