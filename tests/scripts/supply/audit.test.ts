import { expect, it } from 'vitest';
import { judgeAudit } from '../../../scripts/supply/audit.mjs';

const TIMEOUT_MS = 2000;
const judge = (answer: { code: number | null; stdout?: string; stderr?: string }) =>
  judgeAudit({ stdout: '', stderr: '', ...answer }, TIMEOUT_MS);

const leak = (severity: string) => ({
  name: 'pen',
  title: 'Ink leaks',
  url: 'https://advisories.example/1',
  severity,
  range: '<=2.1.0',
});

/** As npm 11 reports what makes each package vulnerable. */
function reportOf(vulnerabilities: Record<string, { via: unknown[] }>): string {
  const total = Object.keys(vulnerabilities).length;
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total } },
  });
}

it.each(['high', 'critical'])('a %s vulnerability fails, and is named', (severity) => {
  expect(judge({ code: 1, stdout: reportOf({ pen: { via: [leak(severity)] } }) })).toEqual({
    passes: false,
    lines: [`pen <=2.1.0: Ink leaks (${severity}), https://advisories.example/1`],
  });
});

it('a vulnerability is named once, however many packages inherit or share it', () => {
  const via = [leak('high')];
  const report = reportOf({ pen: { via }, ink: { via }, easel: { via: ['pen'] } });
  expect(judge({ code: 1, stdout: report }).lines).toHaveLength(1);
});

it.each([
  ['a lower vulnerability', { pen: { via: [leak('moderate')] } }, 1],
  ['none', {}, 0],
])('%s passes', (_, vulnerabilities, lower) => {
  expect(judge({ code: 0, stdout: reportOf(vulnerabilities) })).toEqual({
    passes: true,
    lines: [`No known vulnerability is high or critical; ${lower} are lower.`],
  });
});

/** As npm 11 reports a registry that knows no advisories, or none at all. */
it.each([
  ['404 Not Found - POST http://127.0.0.1:4873/-/npm/v1/security/advisories/bulk'],
  ['503 Service Unavailable - POST http://127.0.0.1:4873/-/npm/v1/security/advisories/bulk'],
  ['invalid json response body at http://127.0.0.1:4873/-/npm/v1/security/advisories/bulk'],
  ['request to http://127.0.0.1:4873/-/npm/v1/security/advisories/bulk failed'],
])('a registry without an answer passes, with the reason: %s', (message) => {
  const stdout = JSON.stringify({ message, error: { summary: '', detail: '' } });
  const stderr = 'npm error audit endpoint returned an error\n';
  expect(judge({ code: 1, stdout, stderr })).toEqual({
    passes: true,
    lines: [`Known vulnerabilities were not checked: the registry doesn't tell (${message}).`],
  });
});

it('so does one that takes too long', () => {
  expect(judge({ code: null })).toEqual({
    passes: true,
    lines: [
      "Known vulnerabilities were not checked: the registry doesn't tell (no answer within 2000 ms).",
    ],
  });
});

it.each([['{"error":{"code":"ENOLOCK"}}'], ['not JSON']])(
  'any other failure of npm fails, with what npm says: %s',
  (stdout) => {
    const stderr = 'npm error code ENOLOCK\n';
    expect(judge({ code: 1, stdout, stderr })).toEqual({
      passes: false,
      lines: ['npm audit failed.\nnpm error code ENOLOCK\n'],
    });
  },
);
