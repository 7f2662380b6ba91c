const GRAVE = new Set(['high', 'critical']);
/** npm's message if the registry is at fault. */
const NO_ANSWER = 'audit endpoint returned an error';

/**
 * Interprets the result of `npm audit --json`, stopped after `timeout` milliseconds. A registry without advisories, as mirrors
 * often are, isn't a failure.
 */
export function judgeAudit({ code, stdout, stderr }, timeout) {
  if (code === null) return unanswered(`no answer within ${timeout} ms`);
  const report = parse(stdout);
  if (report?.auditReportVersion !== undefined) return judgeReport(report);
  if (stderr.includes(NO_ANSWER)) return unanswered(report?.message ?? 'no report');
  return { passes: false, lines: [`npm audit failed.\n${stderr}`] };
}

function unanswered(reason) {
  const line = `Known vulnerabilities were not checked: the registry doesn't tell (${reason}).`;
  return { passes: true, lines: [line] };
}

function judgeReport({ vulnerabilities, metadata }) {
  const causes = Object.values(vulnerabilities).flatMap(({ via }) => via);
  const grave = causes.filter(({ severity }) => GRAVE.has(severity));
  const lines = grave.map(
    ({ name, range, title, severity, url }) => `${name} ${range}: ${title} (${severity}), ${url}`,
  );
  if (lines.length > 0) return { passes: false, lines: [...new Set(lines)] };
  const { total } = metadata.vulnerabilities;
  return {
    passes: true,
    lines: [`No known vulnerability is high or critical; ${total} are lower.`],
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
