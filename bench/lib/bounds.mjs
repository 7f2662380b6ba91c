import { basename } from 'node:path';

/** A figure that must not exceed its limit. `what` names it; `detail` is what the figure was computed from. */
export function atMost(what, value, limit, unit = '', detail = '') {
  return { what, relation: 'at most', value, limit, unit, detail, holds: value <= limit };
}

/** A figure that must not be below its limit. */
export function atLeast(what, value, limit, unit = '', detail = '') {
  return { what, relation: 'at least', value, limit, unit, detail, holds: value >= limit };
}

/** Ours as a share of theirs, in milliseconds, that must not exceed a limit. `whose` is in the possessive. */
export function shareOf(whose, what, ours, theirs, limit) {
  const detail = `${figure(ours)} ms; ${figure(theirs)} ms`;
  return atMost(`${what}, × ${whose}`, ours / theirs, limit, ' ×', detail);
}

/**
 * Prints the figures as rows for docs/measurements.md, by default one for each bound, and sets the exit code.
 */
export function judge(bounds, rows = bounds.map(rowOf)) {
  const bench = `bench:${basename(process.argv[1], '.mjs')}`;
  const date = new Date().toISOString().slice(0, 10);
  for (const { figure, measured, bound, state } of rows) {
    console.log(`| ${[bench, figure, measured, bound, state, date].join(' | ')} |`);
  }
  const kept = bounds.filter(({ holds }) => holds).length;
  console.log(`${kept} of ${bounds.length} bounds hold.`);
  process.exitCode = kept === bounds.length ? 0 : 1;
}

/** A bound as a row of the table in docs/measurements.md. */
export function rowOf({ what, relation, value, limit, unit, detail, holds }) {
  return {
    figure: what,
    measured: `${figure(value)}${unit}${detail === '' ? '' : ` (${detail})`}`,
    bound: `${relation} ${figure(limit)}${unit}`,
    state: holds ? 'met' : 'not met',
  };
}

/** Bounds of one kind, of several pages, as one row. */
export function rowOfAll(what, bounds) {
  const values = bounds.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const met = bounds.filter(({ holds }) => holds).length;
  const [{ relation, limit, unit }] = bounds;
  return {
    figure: what,
    measured: low === high ? `${figure(low)}${unit}` : `${figure(low)} to ${figure(high)}${unit}`,
    bound: `${relation} ${figure(limit)}${unit}`,
    state: met === bounds.length ? 'met' : `met on ${met} of ${bounds.length}`,
  };
}

/** Milliseconds, bytes and scores as whole numbers, ratios with two decimals. */
function figure(value) {
  if (Number.isInteger(value)) return value.toLocaleString('en-GB');
  return value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-GB');
}
