import { expect, it } from 'vitest';
import { linksIn, partOf, readSiteFile } from '../../setup/built-site.ts';

const ADDRESS = '/third-party-licences.txt';
const text = readSiteFile(ADDRESS);

it.each([
  '@aws-amplify/auth',
  '@aws-amplify/core',
  'aws-amplify',
  'qrcode.react',
  'react',
  'react-dom',
  'react-router',
  'react-toastify',
  'scheduler',
  'tailwindcss',
])('includes the licence of %s, which is in the site', (name) => {
  expect(text).toMatch(new RegExp(`^${name} .*\\((MIT|ISC|Apache-2\\.0)\\)$`, 'm'));
});

it('has no licence that requires more than a notice', () => {
  const titles = text
    .split(/^-{72}\n/m)
    .slice(1)
    .flatMap(titlesOf);
  const others = titles.filter((title) => !/ \((MIT|ISC|0BSD|Apache-2\.0|OFL-1\.1)\)$/.test(title));
  expect(titles.length).toBeGreaterThan(15);
  expect(others).toEqual([]);
});

/** The works under one licence. */
function titlesOf(section: string): string[] {
  return section.slice(0, section.indexOf('\n\n')).split('\n');
}

it('is linked from the legal page', () => {
  expect(Object.values(linksIn(partOf('/legal')))).toContain(ADDRESS);
});
