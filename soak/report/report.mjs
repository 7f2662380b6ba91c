import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const HEAD = ['part', 'what', 'cases', 'time', 'failures', 'when, commit, seed', 'note'];

export function printFigures(ran) {
  for (const { name, figure } of ran) {
    if (figure === null) console.error(`${name}: FAILED without a figure`);
    else console.log(`${name}: ${cellsOf(name, figure, '').slice(1, 5).join(', ')} failures`);
    for (const failure of figure?.failures ?? []) console.error(`  ${failure}`);
  }
}

/** Writes docs/soak.md; parts that weren't run keep their previous row. */
export function writeReport(root, { ran, names, seed }) {
  const file = join(root, 'docs/soak.md');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const when = `${new Date().toISOString().slice(0, 10)}, ${commit.toString().trim()}, ${seed}`;
  const rows = existsSync(file) ? rowsIn(readFileSync(file, 'utf8')) : new Map();
  for (const { name, figure } of ran) rows.set(name, cellsOf(name, figure, when));
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const text = `# Under load and noise: \`npm run soak\`

Written by the command, last on ${machine}. The time is what the part took beside another part.

${table(names.flatMap((name) => (rows.has(name) ? [rows.get(name)] : [])))}
`;
  writeFileSync(file, text);
}

/** The rows of the previous report, by part. */
function rowsIn(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('| `'));
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map((cells) => [cells[0].replaceAll('`', ''), cells]));
}

function cellsOf(name, figure, when) {
  if (figure === null) return [`\`${name}\``, '', '', '', 'no figure', when, ''];
  const { what, count, seconds, failures, note = '' } = figure;
  const time = `${Math.max(1, Math.round(seconds))} s`;
  const cases = count.toLocaleString('en-GB');
  return [`\`${name}\``, what, cases, time, String(failures.length), when, note];
}

function table(rows) {
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column].length)),
  );
  const line = (cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [HEAD, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
