import { atLeast, atMost } from '../lib/bounds.mjs';
import { CATEGORIES } from '../lib/lighthouse.mjs';
import { median } from '../lib/statistics.mjs';

const LCP_TO_FLOOR = 1.05;
const TBT_MS = 30;
const SCORE = 100;
/** Compressed, without headers. */
const SCRIPT_BYTES = 2048;

/** The medians of several visits to a path of a server (lib/serve.mjs). */
export function summary(visits, server, path) {
  const of = (figure) => median(visits.map(figure));
  return {
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    scriptBytes: of(({ scripts }) =>
      scripts.reduce(
        (sum, url) => sum + server.bytes(new URL(url).pathname),
        server.inlineScriptBytes(path),
      ),
    ),
    scores: Object.fromEntries(
      CATEGORIES.flatMap((category) => {
        const scores = visits.flatMap(({ scores }) => scores[category] ?? []);
        return scores.length === 0 ? [] : [[category, median(scores)]];
      }),
    ),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

/** What must hold of a public page, against its own floor. */
export function boundsOf(path, page, floor) {
  return [
    atMost(`${path} LCP, times its floor`, page.lcp / floor.lcp, LCP_TO_FLOOR, ' ×'),
    atMost(`${path} TBT`, page.tbt, TBT_MS, ' ms'),
    atMost(`${path} CLS`, page.cls, 0),
    atMost(`${path} JavaScript before an interaction`, page.scriptBytes, SCRIPT_BYTES, ' B'),
    ...CATEGORIES.map((category) =>
      atLeast(`${path} ${category}${failing(page)}`, page.scores[category], SCORE),
    ),
  ];
}

function failing({ failed }) {
  return failed.length === 0 ? '' : ` (${failed.join(', ')})`;
}

export const HEADINGS = [
  'page',
  'LCP ms',
  '× floor',
  'TBT ms',
  'CLS',
  'JS B',
  'perf',
  'a11y',
  'best',
  'seo',
];

export function row(name, page, floor) {
  return [
    name,
    page.lcp.toFixed(0),
    (page.lcp / floor.lcp).toFixed(2),
    page.tbt.toFixed(0),
    page.cls.toFixed(3),
    page.scriptBytes,
    ...CATEGORIES.map((category) => page.scores[category] ?? '-'),
  ];
}
