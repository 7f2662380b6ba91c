import manifest from '../../../package.json' with { type: 'json' };
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { atLeast, atMost, judge, rowOfAll } from '../../../bench/lib/bounds.mjs';
import { recordingTo, withResults } from '../../../bench/lib/results.mjs';

const order = ['bench:demo', 'bench:login'];
const row = (figure: string) => ({ figure, measured: '1 ms', bound: 'at most 2 ms', state: 'met' });
const empty = `# Measurements

<!-- npm run bench writes this table -->
<!-- the end of the table -->

Words after it.
`;

/** The table's rows as lists of cells. */
function cells(document: string) {
  const lines = document.split('\n').filter((line) => line.startsWith('| bench:'));
  return lines.map((line) => line.slice(2, -2).split(' | '));
}

it("replaces a bench's rows, keeps the others' and lists all in the benches' order", () => {
  const login = { bench: 'bench:login', date: '2026-11-25', order };
  const demo = { bench: 'bench:demo', date: '2026-11-26', order };
  const before = withResults(empty, { ...login, rows: [row('visible'), row('live')] });
  const first = withResults(before, { ...demo, rows: [row('a step'), row('gone later')] });
  const second = withResults(first, { ...demo, rows: [row('a step')] });

  expect(cells(second)).toEqual([
    ['bench:demo', 'a step', '1 ms', 'at most 2 ms', 'met', '2026-11-26'],
    ['bench:login', 'visible', '1 ms', 'at most 2 ms', 'met', '2026-11-25'],
    ['bench:login', 'live', '1 ms', 'at most 2 ms', 'met', '2026-11-25'],
  ]);
  expect(second).toContain('# Measurements');
  expect(second).toContain('Words after it.');
});

it('keeps a cell with a bar in one piece', () => {
  const result = { bench: 'bench:demo', date: '2026-11-26', order };
  const once = withResults(empty, { ...result, rows: [row('a | b')] });
  const twice = withResults(once, { ...result, bench: 'bench:login', rows: [row('visible')] });
  expect(twice).toContain(String.raw`| bench:demo | a \| b | 1 ms |`);
});

it('refuses a document without the table', () => {
  expect(() =>
    withResults('# Other', { bench: 'bench:demo', rows: [], date: '2026-11-26', order }),
  ).toThrow('no table');
});

it("the repository's own document has a figure of every bench", () => {
  const rows = cells(readFileSync('docs/measurements.md', 'utf8'));
  const benches = new Set(rows.map(([name = '']) => name.trim()));
  const scripts = Object.keys(manifest.scripts).filter((name) => name.startsWith('bench:'));
  expect(benches).toEqual(new Set(scripts));
});

it('hands over the bounds as rows, and says which are exceeded', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lureproof-results-')), 'rows.json');
  vi.stubEnv('BENCH_RESULTS', recordingTo(file).BENCH_RESULTS);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { exitCode } = process;
  try {
    judge([
      atMost('live', 0.791, 0.7, ' ×', '2,059 ms; 2,603 ms'),
      atLeast('times less', 6.25, 5, ' ×'),
    ]);
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = exitCode;
    vi.unstubAllEnvs();
  }
  expect(log.mock.calls.flat()).toEqual([
    'BROKEN  live: 0.79 ×, must be at most 0.70 ×',
    '1 of 2 bounds hold.',
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    {
      figure: 'live',
      measured: '0.79 × (2,059 ms; 2,603 ms)',
      bound: 'at most 0.70 ×',
      state: 'not met',
    },
    { figure: 'times less', measured: '6.25 ×', bound: 'at least 5 ×', state: 'met' },
  ]);
});

it("states several pages' bounds as one row", () => {
  const bounds = [12, 31, 8].map((ms) => atMost('TBT', ms, 30, ' ms'));
  expect(rowOfAll('TBT, 3 pages', bounds)).toEqual({
    figure: 'TBT, 3 pages',
    measured: '8 to 31 ms',
    bound: 'at most 30 ms',
    state: 'met on 2 of 3',
  });
});
