#!/usr/bin/env node
/** Checks the import rules (.dependency-cruiser.mjs), and that each of them catches its planted violation. */
import { fileURLToPath } from 'node:url';
import config from '../.dependency-cruiser.mjs';
import { allowed, canaries, supports } from './boundaries/canaries.mjs';
import { cruise } from './boundaries/cruise.mjs';
import { sourcesIn } from './boundaries/skeleton.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

async function checkTree() {
  const { modules, violations } = await cruise(sourcesIn(root), root);
  if (modules === 0) return ['No module was looked at, so nothing was checked.'];
  const comments = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
  console.log(`${modules} modules checked, ${violations.length} violations.`);
  return violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to} (${comments.get(rule)})`);
}

async function checkCanaries() {
  const planted = Object.fromEntries([...canaries, ...allowed].map((c) => [c.file, c.code]));
  const sources = { 'local/settings.ts': '', ...supports, ...planted };
  const { violations } = await cruise(sources, root);
  const reported = ({ rule, file }) =>
    violations.some((found) => found.rule === rule && found.from === file);
  const rules = config.forbidden.map(({ name }) => name);
  return [
    ...rules
      .filter((name) => !canaries.some(({ rule }) => rule === name))
      .map((name) => `The rule ${name} has no planted violation that proves it.`),
    ...canaries
      .filter((canary) => !reported(canary))
      .map(({ rule, file }) => `The rule ${rule} did not report the violation planted in ${file}.`),
    ...allowed
      .filter((canary) => reported(canary))
      .map(({ rule, file }) => `The rule ${rule} reported ${file}, which is allowed.`),
  ];
}

const problems = (await Promise.all([checkTree(), checkCanaries()])).flat();
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`Each of ${canaries.length} rules reports its planted violation.`);
process.exitCode = problems.length === 0 ? 0 : 1;
