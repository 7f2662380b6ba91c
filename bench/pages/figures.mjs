import { atLeast, atMost, rowOfAll } from '../lib/bounds.mjs';
import { CATEGORIES } from '../lib/lighthouse.mjs';
import { median } from '../lib/statistics.mjs';

const LCP_TO_FLOOR = 1.05;
const TBT_MS = 30;
const SCORE = 100;
/** Compressed, without headers. */
const SCRIPT_BYTES = 2048;
const KINDS = {
  lcp: 'LCP, × the same page without scripts',
  tbt: 'total blocking time, median of the visits',
  cls: 'CLS',
  script: 'JavaScript before an interaction',
  scores: 'Lighthouse, all four categories',
};

/** The medians of several visits to a path of a server (lib/serve.mjs). */
export function summary(visits, server, path) {
  const of = (figure) => median(visits.map(figure));
  const bytesOf = (urls) => urls.reduce((sum, url) => sum + server.bytes(new URL(url).pathname), 0);
  return {
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    bytes: of(({ requests }) => bytesOf(requests)),
    scriptBytes: of(({ scripts }) => bytesOf(scripts) + server.inlineScriptBytes(path)),
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
  const on = (kind, bound) => ({ ...bound, kind });
  return [
    on(KINDS.lcp, atMost(`${path} LCP, times its floor`, page.lcp / floor.lcp, LCP_TO_FLOOR, ' ×')),
    on(KINDS.tbt, atMost(`${path} TBT`, page.tbt, TBT_MS, ' ms')),
    on(KINDS.cls, atMost(`${path} CLS`, page.cls, 0)),
    on(
      KINDS.script,
      atMost(`${path} JavaScript before an interaction`, page.scriptBytes, SCRIPT_BYTES, ' B'),
    ),
    ...CATEGORIES.map((category) =>
      on(
        KINDS.scores,
        atLeast(`${path} ${category}${failing(page)}`, page.scores[category], SCORE),
      ),
    ),
  ];
}

/** A link from a campaign costs what the page does. */
export function campaignBounds(query, campaign, page) {
  const times = (what, value, limit) => atMost(`${what} of /${query}, × /`, value, limit, ' ×');
  return [
    times('bytes before an interaction', campaign.bytes / page.bytes, 1),
    times('LCP', campaign.lcp / page.lcp, LCP_TO_FLOOR),
  ];
}

/** The bounds of all pages as rows, one for each kind. */
export function rowsOf(bounds, pages) {
  return Object.values(KINDS).map((kind) =>
    rowOfAll(
      `${kind}, ${pages} pages`,
      bounds.filter((bound) => bound.kind === kind),
    ),
  );
}

/** A page that is only compared with, as a row. */
export function rowOfPeer(name, page, floor) {
  const bytes = page.scriptBytes.toLocaleString('en-GB');
  return {
    figure: `LCP of /: ${name}`,
    measured: `${page.lcp.toFixed(0)} ms, ${(page.lcp / floor.lcp).toFixed(2)} × floor; TBT ${page.tbt.toFixed(0)} ms; JavaScript ${bytes} B`,
    bound: '',
    state: '',
  };
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
