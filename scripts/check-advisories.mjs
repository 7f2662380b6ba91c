#!/usr/bin/env node
/**
 * Asks the registry for known vulnerabilities of the locked packages in the current directory, and
 * ends with 1 for any that is high or critical. A registry without advisories, as mirrors
 * often are, is no failure: one sentence says that nothing was checked.
 *   --timeout 15000     milliseconds for the answer
 */
import { parseArgs } from 'node:util';
import { ASK_ONCE, runNpm } from './supply/npm.mjs';

const GRAVE = new Set(['high', 'critical']);
const NO_ANSWER = 'audit endpoint returned an error';

const { values } = parseArgs({ options: { timeout: { type: 'string', default: '15000' } } });
const answer = await runNpm(['audit', '--json', '--audit-level=high', ...ASK_ONCE], {
  timeout: Number(values.timeout),
});
process.exitCode = judge(answer) ? 0 : 1;

function judge({ code, stdout, stderr }) {
  if (code === null) return unanswered(`no answer within ${values.timeout} ms`);
  const report = parse(stdout);
  if (report?.auditReportVersion !== undefined) return judgeReport(report);
  if (stderr.includes(NO_ANSWER)) return unanswered(report?.message ?? 'no report');
  console.error(`npm audit failed.\n${stderr}`);
  return false;
}

function unanswered(reason) {
  console.log(`Known vulnerabilities were not checked: the registry doesn't tell (${reason}).`);
  return true;
}

function judgeReport({ vulnerabilities, metadata }) {
  const causes = Object.values(vulnerabilities).flatMap(({ via }) => via);
  const grave = causes.filter(({ severity }) => GRAVE.has(severity));
  const lines = grave.map(
    ({ name, range, title, severity, url }) => `${name} ${range}: ${title} (${severity}), ${url}`,
  );
  for (const line of new Set(lines)) console.error(line);
  if (lines.length > 0) return false;
  const { total } = metadata.vulnerabilities;
  console.log(`No known vulnerability is high or critical; ${total} are lower.`);
  return true;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
