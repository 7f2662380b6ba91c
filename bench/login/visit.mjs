import { PHONE, PHONE_CPU, SLOW_4G, slowDown } from '../lib/slow-browser.mjs';

/** Long tasks that begin so long after the form is live still count: Amplify comes when idle. */
const SETTLED_MS = 4_000;

/**
 * One visit to a sign-in form on a slowed phone, with an empty cache: when its password field is
 * painted, when it is live (`liveEvent` of the document; without one, a form that its script draws is
 * live as soon as it is there), and the blocking time, all in milliseconds; `scripts` are addresses.
 * Blocking is counted from the start: what draws a form blocks before anything is painted.
 */
export function visitForm(browser, url, liveEvent) {
  const before = `(${watch.toString()})(${JSON.stringify(liveEvent)})`;
  return browser.onPage({ window: PHONE, before }, async (page) => {
    await slowDown(page, { network: SLOW_4G, cpu: PHONE_CPU });
    await page.open(url);
    await page.evaluate('figures.whenLive');
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const { visible, live, tasks } = await page.evaluate('figures');
    const scripts = await page.evaluate(
      "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))",
    );
    return { visible, live, tbt: blockingTime(tasks), scripts };
  });
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
  figures.whenLive = new Promise((resolve) => {
    const isLive = () => {
      figures.live = performance.now();
      resolve();
    };
    const look = () => {
      const field = document.querySelector('input[type="password"]');
      if (!field?.getClientRects().length) return requestAnimationFrame(look);
      return requestAnimationFrame(() => {
        figures.visible = performance.now();
        if (liveEvent === undefined) isLive();
      });
    };
    requestAnimationFrame(look);
    if (liveEvent !== undefined) document.addEventListener(liveEvent, isLive, { once: true });
  });
}
