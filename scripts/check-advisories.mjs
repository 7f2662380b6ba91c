#!/usr/bin/env node
/**
 * Asks the registry for known vulnerabilities of the locked packages in the current directory. Exits with 1 if any is high or
 * critical. If the registry has no advisories, says that nothing was checked.
 *   --timeout 15000     milliseconds for the answer
 */
import { parseArgs } from 'node:util';
import { judgeAudit } from './supply/audit.mjs';
import { ASK_ONCE, runNpm } from './supply/npm.mjs';

const { values } = parseArgs({ options: { timeout: { type: 'string', default: '15000' } } });
const timeout = Number(values.timeout);
const answer = await runNpm(['audit', '--json', '--audit-level=high', ...ASK_ONCE], { timeout });
const { passes, lines } = judgeAudit(answer, timeout);
const print = passes ? console.log : console.error;
for (const line of lines) print(line);
process.exitCode = passes ? 0 : 1;
