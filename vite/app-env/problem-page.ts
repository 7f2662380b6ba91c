import type { EnvProblem } from '../../src/config/parse-env.ts';
import { escapeText } from '../escape-text.ts';

/** One line for each wrong setting. */
export function problemList(problems: readonly EnvProblem[]): string {
  return problems.map(({ setting, problem }) => `  ${setting} ${problem}`).join('\n');
}

/** Replaces the app while its settings are invalid. Doesn't show the values, which may be secret. */
export function problemPage(problems: readonly EnvProblem[]): string {
  const rows = problems
    .map(
      ({ setting, problem }) =>
        `<li><code>${escapeText(setting)}</code> ${escapeText(problem)}</li>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fix these settings</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
li { margin: .5rem 0; }
</style>
<h1>Fix these settings</h1>
<p>The app can’t start with these settings. Correct them in <code>.env</code> (see <code>.env.example</code>). The app appears by itself once the dev server has restarted.</p>
<ul>${rows}</ul>
</html>`;
}
