#!/usr/bin/env node
/**
 * Checks the licence of every locked package of the project in the current directory: from its package.json if it is
 * installed, from the lock if it is for another platform.
 */
import { existsSync, readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';

/** Licences allowed in what visitors receive. Each requires only its notice (dist/third-party-licences.txt). */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
/** Licences allowed for tools, which are neither changed nor distributed. */
const DEVELOPMENT = SHIPPED.concat(
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
);
/** Packages whose metadata has a wrong licence or none, with the licence in their LICENSE file. */
const VERIFIED = new Map([
  // "BSD" in its package.json; LICENSE is the text of BSD-3-Clause.
  ['parse-cache-control@1.0.1', 'BSD-3-Clause'],
  // "SEE LICENSE …"; its LICENSE is the Bitstream Vera licence: fonts for the tests, which never ship.
  ['dejavu-fonts-ttf@2.37.3', 'Bitstream-Vera'],
]);

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function ships({ dev, devOptional }) {
  return dev !== true && devOptional !== true;
}

function problemOf(spec, entry, manifest) {
  const licence = VERIFIED.get(spec) ?? licenceOf(manifest);
  if (licence === undefined) return [`${spec} names no licence.`];
  const allowed = ships(entry) ? SHIPPED : DEVELOPMENT;
  if (isAllowed(licence, allowed)) return [];
  return [`${spec} has the licence ${licence}, which is not allowed ${purpose(entry)}.`];
}

function licenceOf({ license, licenses }) {
  // An object or a list of them, from before npm used SPDX expressions.
  return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
}

function isAllowed(licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    return false;
  }
}

function purpose(entry) {
  return ships(entry) ? 'in what ships' : 'in development';
}

const entries = Object.entries(read('package-lock.json').packages).filter(([path]) => path !== '');
const problems = entries.flatMap(([path, entry]) => {
  const file = `${path}/package.json`;
  const name = path.replace(/^.*node_modules\//, '');
  return problemOf(`${name}@${entry.version}`, entry, existsSync(file) ? read(file) : entry);
});
for (const problem of new Set(problems)) console.error(problem);
if (problems.length === 0) {
  const shipped = entries.filter(([, entry]) => ships(entry)).length;
  console.log(`${entries.length} packages have allowed licences, ${shipped} of which may ship.`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
