#!/usr/bin/env node
/**
 * Checks the licence of every locked package of the project in the current directory: from its package.json if it is
 * installed, from the lock if it is for another platform.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { packageName, readLock, registryEntries } from './supply/lock.mjs';

/** Licences allowed in what visitors receive. Each requires only its notice (dist/third-party-licences.txt). */
const SHIPPED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
/** Licences allowed for tools, which are neither changed nor distributed. */
const DEVELOPMENT = SHIPPED.concat(
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC0-1.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
);
/** Packages with a wrong licence or none in their metadata; their LICENSE files were read. */
const READ = new Map([
  // "BSD" in its package.json; LICENSE is the text of BSD-3-Clause.
  ['parse-cache-control@1.0.1', 'BSD-3-Clause'],
  // "SEE LICENSE …"; its LICENSE is the Bitstream Vera licence: fonts for the tests, which never ship.
  ['dejavu-fonts-ttf@2.37.3', 'Bitstream-Vera'],
]);

const directory = process.cwd();
const entries = registryEntries(readLock(directory));
const ships = ({ dev, devOptional }) => dev !== true && devOptional !== true;
const problems = new Set(entries.flatMap(([path, entry]) => problemOf(path, entry)));
for (const problem of problems) console.error(problem);
if (problems.size === 0) {
  const shipped = entries.filter(([, entry]) => ships(entry)).length;
  console.log(`${entries.length} packages have allowed licences, ${shipped} of which may ship.`);
}
process.exitCode = problems.size === 0 ? 0 : 1;

function problemOf(path, entry) {
  const spec = `${packageName(path)}@${entry.version}`;
  const licence = READ.get(spec) ?? licenceOf(path, entry);
  if (licence === undefined) return [`${spec} names no licence.`];
  const allowed = ships(entry) ? SHIPPED : DEVELOPMENT;
  if (isAllowed(licence, allowed)) return [];
  return [`${spec} has the licence ${licence}, which is not allowed ${purpose(entry)}.`];
}

function licenceOf(path, entry) {
  const file = join(directory, path, 'package.json');
  const { license, licenses } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : entry;
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
