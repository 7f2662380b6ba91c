import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from './chromium.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ATTEMPTS = 3;

/**
 * One visit of a simulated phone on a slow network, with a fresh browser. Times are in milliseconds; `scores` from 0
 * to 100 by category; `failed` names the audits that keep a category below 100; `requests` and `scripts` are the
 * URLs of all files and of scripts loaded without any interaction.
 */
export async function visit(chromePath, url, categories = CATEGORIES) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return figuresOf(await audit(chromePath, url, categories));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`${url}: ${error.message}. Trying again.`);
    }
  }
}

async function audit(chromePath, url, categories) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories,
      throttlingMethod: 'simulate',
    });
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    chrome.kill();
  }
}

function figuresOf({ audits, categories }) {
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    requests: requests.map((request) => request.url),
    scripts: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .map((request) => request.url),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]),
    ),
    failed: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && isBelowOne(audits[id].score))
        .map(({ id }) => id),
    ),
  };
}

/** Audits that don't apply have no score. */
function isBelowOne(score) {
  return score !== null && score < 1;
}
