import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs in its own process, so that each sample starts as cold as a sign-in does. */
const SAMPLE = `
import { computeKey } from './computation.mjs';
const vector = JSON.parse(process.argv[2]);
const before = process.cpuUsage();
const key = await computeKey(vector);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ key, ms: (user + system) / 1000 }));
`;

/** Samples in Node: `sample(name)` resolves with the key and the CPU time in milliseconds. */
export function openNode(bundles, vector) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-srp-'));
  for (const [name, code] of Object.entries(bundles)) {
    writeFileSync(join(directory, `${name}.mjs`), SAMPLE.replace('computation', `${name}-code`));
    writeFileSync(join(directory, `${name}-code.mjs`), code);
  }
  return {
    async sample(name) {
      const args = [join(directory, `${name}.mjs`), JSON.stringify(vector)];
      const { stdout } = await promisify(execFile)(process.execPath, args);
      return JSON.parse(stdout);
    },
    close: () => rmSync(directory, { recursive: true }),
  };
}
