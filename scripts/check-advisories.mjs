#!/usr/bin/env node
/**
 * Asks the registry about the locked packages: whether a known vulnerability is high or critical, and whether their
 * signatures are valid. Exits with 1 if one is, or they aren't. What the registry can't tell, as with many mirrors, is
 * said in one line.
 */
import { spawnSync } from 'node:child_process';

const TIMEOUT_MS = 15_000;
const questions = [
  { what: 'Known vulnerabilities', args: ['--audit-level=high'] },
  { what: 'Signatures', args: ['signatures'] },
];

for (const { what, args } of questions) {
  const { status, stdout, stderr } = spawnSync('npm', ['audit', ...args, '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
  });
  // npm reports what it finds on stdout, and what keeps it from looking as an error.
  const [, reason = 'no answer in time'] = /^npm error (?:code )?(.+)$/m.exec(stderr) ?? [];
  const isUnanswered = status === null || (status !== 0 && /^npm error/m.test(stderr));
  if (isUnanswered) console.log(`${what} were not checked: the registry doesn't tell (${reason}).`);
  else console.log(stdout.trim());
  if (status !== 0 && !isUnanswered) process.exitCode = 1;
}
