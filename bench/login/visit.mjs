import { setTimeout as pause } from 'node:timers/promises';
import { PHONE, PHONE_CPU, slowDown } from '../lib/slow-browser.mjs';

/** How long after the form is live long tasks still count, because Amplify loads when idle. */
const SETTLED_MS = 4_000;

/**
 * One visit to a sign-in form on a phone with an empty cache: when its password field is painted, when it is
 * live (at the document's `liveEvent`; without one, as soon as it is rendered), and the blocking time, all in
 * milliseconds; `scripts` are URLs. Blocking time is counted from the start, since rendering a form blocks before
 * anything is painted.
 */
export function visitForm(network, roundTrip, url, liveEvent) {
  const before = `(${watch.toString()})(${JSON.stringify(liveEvent)})`;
  return network.onPhone(roundTrip, { window: PHONE, before }, async (page) => {
    await slowDown(page, { cpu: PHONE_CPU });
    await page.open(url);
    await page.evaluate('figures.whenLive');
    await pause(SETTLED_MS);
    const { visible, live, tasks } = await page.evaluate('figures');
    const scripts = await page.evaluate(
      "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))",
    );
    return { visible, live, tbt: blockingTime(tasks), scripts };
  });
}

/** The sum of the time beyond 50 ms in each long task. */
function blockingTime(tasks) {
  return tasks.reduce((sum, duration) => sum + duration - 50, 0);
}

/** Runs in the page, before its own scripts. */
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
