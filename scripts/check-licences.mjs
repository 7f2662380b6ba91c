#!/usr/bin/env node
/**
 * Checks the licence of every locked package of the project in the current directory: from its package.json if it is
 * installed, from the lock if it is for another platform.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLicences } from './supply/licences.mjs';
import { readLock } from './supply/lock.mjs';

const directory = process.cwd();

function manifestOf(path) {
  const file = join(directory, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const { problems, checked, shipped } = checkLicences(readLock(directory), manifestOf);
for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  console.log(`${checked} packages have allowed licences, ${shipped} of which may ship.`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
