import { writeFileSync } from 'node:fs';

/** Where a bench writes its rows, if `npm run bench` started it. */
const FILE = 'BENCH_RESULTS';
const START = '<!-- npm run bench writes this table -->';
const END = '<!-- the end of the table -->';
const HEADINGS = ['bench', 'figure', 'measured', 'bound', 'state', 'date'];

/** The environment of a bench whose rows are to be written to a file. */
export function recordingTo(file) {
  return { ...process.env, [FILE]: file };
}

/** Hands a bench's rows ({ figure, measured, bound, state }) to `npm run bench`; does nothing without it. */
export function record(rows) {
  const file = process.env[FILE];
  if (file !== undefined) writeFileSync(file, JSON.stringify(rows));
}

/**
 * docs/measurements.md with a bench's rows in place of its earlier ones. `order` lists all benches; `date` is ISO's.
 * Throws if the document has no table.
 */
export function withResults(document, { bench, rows, date, order }) {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error('docs/measurements.md has no table to write to.');
  const kept = rowsIn(document.slice(start + START.length, end)).filter(([name]) => name !== bench);
  const written = rows.map(({ figure, measured, bound, state }) =>
    [bench, figure, measured, bound, state, date].map(inCell),
  );
  const all = order.flatMap((name) => [...kept, ...written].filter(([of]) => of === name));
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...all].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return `${document.slice(0, start)}${START}\n\n${lines.join('\n')}\n\n${document.slice(end)}`;
}

/** The cells of a Markdown table's rows, without its headings. */
function rowsIn(table) {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function inCell(text) {
  return text.replaceAll('|', '\\|');
}
