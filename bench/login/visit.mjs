import { PHONE, PHONE_CPU, SLOW_4G, slowDown } from '../lib/slow-browser.mjs';

/** Long tasks that begin so long after the form is live still count: Amplify comes when idle. */
const SETTLED_MS = 4_000;
const TIMEOUT_MS = 60_000;

/**
 * One visit to a sign-in form on a slowed phone, with an empty cache: when its password field is
 * painted, when it is live (`liveEvent` of the document; without one, a form that its script draws is
 * live as soon as it is there), and the blocking time, all in milliseconds; `scripts` are addresses.
 * Blocking is counted from the start: what draws a form blocks before anything is painted.
 */
export async function visitForm(browser, url, liveEvent) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const scripts = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(watch, liveEvent);
    await slowDown(page, { network: SLOW_4G, cpu: PHONE_CPU });
    await page.goto(url, { timeout: TIMEOUT_MS });
    await page.waitForFunction(
      (settled) => {
        const { visible, live } = globalThis.figures;
        return visible && live && performance.now() > live + settled;
      },
      SETTLED_MS,
      { timeout: TIMEOUT_MS },
    );
    await page.waitForLoadState('networkidle');
    const { visible, live, tasks } = await page.evaluate(() => globalThis.figures);
    return { visible, live, tbt: blockingTime(tasks), scripts };
  } finally {
    await context.close();
  }
}

/** What long tasks (those above 50 ms) take above that. */
function blockingTime(tasks) {
  return tasks.reduce((sum, duration) => sum + duration - 50, 0);
}

/** Runs in the page, before it. */
function watch(liveEvent) {
  const figures = { visible: null, live: null, tasks: [] };
  globalThis.figures = figures;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const field = document.querySelector('input[type="password"]');
    if (!field?.getClientRects().length) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      figures.visible = performance.now();
      if (liveEvent === undefined) figures.live = figures.visible;
    });
  };
  requestAnimationFrame(look);
  if (liveEvent !== undefined) {
    document.addEventListener(liveEvent, () => (figures.live = performance.now()), { once: true });
  }
}
