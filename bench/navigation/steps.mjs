import { setTimeout as pause } from 'node:timers/promises';
import { PHONE, PHONE_CPU, slowDown } from '../lib/slow-browser.mjs';

const FROM = '/features';
const TO = '/pricing';
export const CHANGED_PAGES = [FROM, TO];
/** From the pointer reaching a link to the click; most people take longer. */
const HOVER_MS = 150;
/** Time spent on a page before leaving it; most people take longer. */
const LOOK_MS = 3000;
/** Until a newly opened page is idle. */
const SETTLED_MS = 500;

/** Whether an interaction was answered: runs in the page, with the previous heading. */
const ANSWERS = {
  page: "(heading) => (document.querySelector('h1')?.textContent ?? heading) !== heading",
  prices: "() => document.getElementById('paid-yearly').checked",
  theme: "() => getComputedStyle(document.body).colorScheme === 'dark'",
  menu: "() => document.querySelector('header details').open",
  audience: "() => document.getElementById('audience-enterprise').checked",
  disclosure: "() => document.querySelector('main details').open",
  verdict: "() => document.querySelector('.verdict-right') !== null",
  problems: "() => document.querySelector('main [aria-invalid=true]') !== null",
};

/** First interactions that the page itself answers, and (`needsApp`) those that only the app can. */
export const FIRST_CLICKS = {
  prices: {
    name: 'the price switch',
    path: '/pricing',
    control: '#paid-yearly',
    answer: ANSWERS.prices,
  },
  theme: { name: 'the theme', path: '/', control: 'input[value=dark]', answer: ANSWERS.theme },
  menu: {
    name: 'the menu',
    path: '/',
    control: 'header summary',
    answer: ANSWERS.menu,
    window: PHONE,
  },
  audience: {
    name: 'an audience',
    path: '/',
    control: '#audience-enterprise',
    answer: ANSWERS.audience,
  },
  disclosure: {
    name: 'a disclosure',
    path: '/pricing',
    control: 'main details summary',
    answer: ANSWERS.disclosure,
  },
  verdict: {
    name: 'Report',
    path: '/',
    control: 'main .needs-scripting button',
    answer: ANSWERS.verdict,
    needsApp: true,
  },
  form: {
    name: 'an empty form',
    path: '/contact',
    control: 'main form [type=submit]',
    answer: ANSWERS.problems,
    needsApp: true,
  },
};

/**
 * Runs in the page, so that the protocol's delay doesn't count. Times the first event of this kind until its answer is
 * painted, in milliseconds: a message posted during a frame arrives when that frame is done. `sinceCode` counts from
 * when the last script arrived that the app started with; it prefetches other pages' once it is live.
 */
function watch(event, isAnswered) {
  const heading = document.querySelector('h1').textContent;
  globalThis.answered = new Promise((resolve) => {
    let pressed;
    let live = Number.POSITIVE_INFINITY;
    document.addEventListener('app:live', ({ timeStamp }) => (live = timeStamp), { once: true });
    window.addEventListener(event, ({ timeStamp }) => (pressed ??= timeStamp), { capture: true });
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => {
      const now = performance.now();
      const arrivals = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ responseEnd }) => responseEnd)
        .filter((arrival) => arrival < live);
      resolve({ sincePress: now - pressed, sinceCode: now - Math.max(pressed, ...arrivals) });
    });
    painted.port1.start();
    const look = () => {
      if (pressed !== undefined && isAnswered(heading)) painted.port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Has the page time its next event of this kind, until `answer` is true: `await evaluate('answered')`. */
const watchFor = (page, event, answer) =>
  page.evaluate(`(${watch.toString()})('${event}', ${answer}); 0`);

/**
 * Milliseconds from a click on a hovered link to the next page's paint. `slow` throttles the browser from the start.
 * The first page has hydrated well before, on load or (`waitsForInteraction`) on an interaction.
 */
export function changePage(browser, { origin, waitsForInteraction }, slow) {
  return browser.onPage({}, async (page) => {
    await slowDown(page, slow);
    await page.open(origin + FROM);
    await pause(SETTLED_MS);
    if (waitsForInteraction) await loadApp(page);
    await pause(LOOK_MS);
    await watchFor(page, 'click', ANSWERS.page);
    const link = await page.middleOf(`header a[href^="${TO}"]`);
    await page.hover(link);
    await pause(HOVER_MS);
    await page.press(link);
    return (await page.evaluate('answered')).sincePress;
  });
}

async function loadApp(page) {
  await page.evaluate(
    "globalThis.live = new Promise((done) => document.addEventListener('app:live', () => done())); 0",
  );
  await page.pressKey('Shift');
  await page.evaluate('live');
  await pause(SETTLED_MS);
}

/**
 * The first click on a control (FIRST_CLICKS) of a freshly loaded page, with a slow processor and an empty cache,
 * until it is answered. A lost click is never answered, and ends the run.
 */
export function timeFirstClick(browser, origin, name, slow = {}) {
  const { path, control, answer, window } = FIRST_CLICKS[name];
  return browser.onPage({ window }, async (page) => {
    await page.open(origin + path);
    await pause(SETTLED_MS);
    await slowDown(page, { cpu: PHONE_CPU, ...slow });
    const point = await page.middleOf(control);
    await watchFor(page, 'pointerdown', answer);
    await pause(SETTLED_MS);
    await page.press(point);
    return page.evaluate('answered');
  });
}
