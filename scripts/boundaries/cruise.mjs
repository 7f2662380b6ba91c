import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RUNTIME_ONLY, TYPES_INCLUDED_ONLY } from '../../.dependency-cruiser.mjs';
import { DIRECTORIES, writeSkeleton } from './skeleton.mjs';

const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

const VIEWS = [
  { types: true, skippedRules: RUNTIME_ONLY },
  { types: false, skippedRules: TYPES_INCLUDED_ONLY },
];

/**
 * dependency-cruiser's findings in these sources, once with and once without type imports: `{ modules, violations:
 * [{ rule, from, to }] }`, where `modules` is the smaller of the two counts.
 */
export async function cruise(sources, root) {
  const results = await Promise.all(VIEWS.map((view) => cruiseView(sources, root, view)));
  const violations = results.flatMap((result) => result.violations);
  const distinct = new Map(violations.map((found) => [Object.values(found).join(' '), found]));
  return {
    modules: Math.min(...results.map((result) => result.modules)),
    violations: [...distinct.values()],
  };
}

async function cruiseView(sources, root, view) {
  const directory = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    writeSkeleton(sources, root, directory, view);
    const { summary } = await runDependencyCruiser(root, directory);
    return {
      modules: summary.totalCruised,
      violations: summary.violations
        .map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
        .filter(({ rule }) => !view.skippedRules.includes(rule)),
    };
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function runDependencyCruiser(root, directory) {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(root, '.dependency-cruiser.mjs');
  const options = ['--config', config, '--output-type', 'json'];
  const run = promisify(execFile)(process.execPath, [program, ...DIRECTORIES, ...options], {
    cwd: directory,
    maxBuffer: OUTPUT_LIMIT_BYTES,
  });
  // The exit code is the number of violations; only output that isn't JSON is a failure.
  const { stdout, stderr } = await run.catch((error) => error);
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`dependency-cruiser failed: ${stderr || stdout}`);
  }
}
