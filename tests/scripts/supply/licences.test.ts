import { describe, expect, it } from 'vitest';
import { checkLicences } from '../../../scripts/supply/licences.mjs';

/** The problems of one package, by its entry in the lock and its package.json where it is installed. */
function problemsOf(entry: object, installed?: object): string[] {
  const packages = {
    '': { license: 'UNLICENSED' },
    'node_modules/@art/pen': { version: '2.1.0', ...entry },
  };
  return checkLicences({ packages }, () => installed).problems;
}

describe('what ships', () => {
  it.each(['MIT', '(GPL-2.0-only OR MIT)', 'Apache-2.0 AND MIT'])('may be %s', (license) => {
    expect(problemsOf({ license })).toEqual([]);
  });

  it.each(['MPL-2.0', 'GPL-3.0-only AND MIT', 'UNLICENSED', 'SEE LICENSE IN pen.txt'])(
    'may not be %s',
    (license) => {
      expect(problemsOf({ license })).toEqual([
        `@art/pen@2.1.0 has the licence ${license}, which is not allowed in what ships.`,
      ]);
    },
  );
});

describe('what is for development', () => {
  it.each(['dev', 'devOptional'])('(%s) may have a licence for tools', (kind) => {
    expect(problemsOf({ license: 'MPL-2.0', [kind]: true })).toEqual([]);
  });

  it('may not have just any licence', () => {
    expect(problemsOf({ license: 'AGPL-3.0-only', dev: true })).toEqual([
      '@art/pen@2.1.0 has the licence AGPL-3.0-only, which is not allowed in development.',
    ]);
  });
});

it('the installed package is trusted over the lock', () => {
  expect(problemsOf({ license: 'MIT' }, { license: 'GPL-3.0-only' })).toEqual([
    '@art/pen@2.1.0 has the licence GPL-3.0-only, which is not allowed in what ships.',
  ]);
});

it.each([{ license: { type: 'MIT' } }, { licenses: [{ type: 'MIT' }] }])(
  'licences are read in the format from before SPDX expressions: %j',
  (manifest) => {
    expect(problemsOf({}, manifest)).toEqual([]);
  },
);

it('a missing licence is a problem', () => {
  expect(problemsOf({ license: 'MIT' }, {})).toEqual(['@art/pen@2.1.0 names no licence.']);
});

it('packages are counted, with those that may ship', () => {
  const packages = {
    'node_modules/pen': { version: '1.0.0', license: 'MIT' },
    'node_modules/easel': { version: '1.0.0', license: 'MIT', dev: true },
  };
  expect(checkLicences({ packages }, () => undefined)).toEqual({
    problems: [],
    checked: 2,
    shipped: 1,
  });
});
