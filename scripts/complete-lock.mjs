#!/usr/bin/env node
/**
 * Completes package-lock.json in the current directory after `npm install`: adds the optional packages for other platforms
 * that npm left out because the registry in use doesn't offer them, and requests every missing `integrity` from the
 * registry. Exits with 1 if one can't be found.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock } from './supply/complete.mjs';
import { readLock } from './supply/lock.mjs';
import { ASK_ONCE, runNpm } from './supply/npm.mjs';

const ASK_TIMEOUT_MS = 60_000;

const lock = readLock(process.cwd());
const { added, filled, refused, unreachable } = await completeLock(lock, (args) =>
  runNpm([...args, ...ASK_ONCE], { timeout: ASK_TIMEOUT_MS }),
);
writeFileSync(join(process.cwd(), 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages added, ${filled} hashes filled in.`);
if (unreachable !== undefined) {
  console.error(`Couldn't request the other hashes from the registry (${unreachable}).`);
} else if (refused.length > 0) {
  console.error(
    `The registry does not have ${refused.join(', ')}: pin the packages that depend on them to versions that it has for every platform.`,
  );
}
process.exitCode = refused.length === 0 && unreachable === undefined ? 0 : 1;
