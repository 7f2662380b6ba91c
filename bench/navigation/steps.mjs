import { PHONE_CPU, slowDown } from '../lib/slow-browser.mjs';

const FROM = '/features';
const TO = '/pricing';
/** The pages that a change of page goes from and to. */
export const CHANGED_PAGES = [FROM, TO];
/** From the hand reaching a link to its press, as people are: shorter than most. */
const HOVER_MS = 150;
/** How long somebody looks at a page before they go on: shorter than most. */
const LOOK_MS = 3000;
/** Until a page that was opened has nothing more to do. */
const SETTLED_MS = 500;

/** What shows that a press was answered: runs in the page, with the heading that was there before. */
const ANSWERS = {
  page: "(heading) => (document.querySelector('h1')?.textContent ?? heading) !== heading",
  prices: "() => document.getElementById('paid-yearly').checked",
  theme: "() => getComputedStyle(document.body).colorScheme === 'dark'",
  problems: "() => document.querySelector('main [aria-invalid=true]') !== null",
};

/** First presses: what the page itself answers, and a form, whose mistakes only the app can name. */
const FIRST_PRESSES = {
  prices: { path: '/pricing', control: '#paid-yearly', answer: ANSWERS.prices },
  theme: { path: '/', control: 'input[value=dark]', answer: ANSWERS.theme },
  form: { path: '/contact', control: 'main form [type=submit]', answer: ANSWERS.problems },
};

/**
 * Runs in the page, whose times are its own: the way to it would count otherwise. From the first event
 * of this kind until its answer is painted, in milliseconds: a message that is sent while a frame is made
 * arrives when that frame is done. `sinceCode` counts from the last script's arrival.
 */
function watch(event, isAnswered) {
  const heading = document.querySelector('h1').textContent;
  globalThis.answered = new Promise((resolve) => {
    let pressed;
    window.addEventListener(event, ({ timeStamp }) => (pressed ??= timeStamp), { capture: true });
    const painted = new MessageChannel();
    painted.port1.addEventListener('message', () => {
      const now = performance.now();
      const arrivals = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ responseEnd }) => responseEnd);
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

const watchFor = (page, event, answer) =>
  page.evaluate(`(${watch.toString()})('${event}', ${answer}); 0`);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Milliseconds from the press of a link, which the pointer had reached before, to the painted next
 * page. `slow` slows the browser from the start; the app has taken the first page over a while before, by
 * itself or (`waitsForPress`) at a press.
 */
export function changePage(browser, { origin, waitsForPress }, slow) {
  return browser.onPage({}, async (page) => {
    await slowDown(page, slow);
    await page.open(origin + FROM);
    await pause(SETTLED_MS);
    if (waitsForPress) await bringApp(page);
    await pause(LOOK_MS);
    await watchFor(page, 'click', ANSWERS.page);
    const link = await page.middleOf(`header a[href^="${TO}"]`);
    await page.hover(link);
    await pause(HOVER_MS);
    await page.press(link);
    return (await page.evaluate('answered')).sincePress;
  });
}

async function bringApp(page) {
  await page.evaluate(
    "globalThis.live = new Promise((done) => document.addEventListener('lureproof:live', () => done())); 0",
  );
  await page.pressKey('Shift');
  await page.evaluate('live');
  await pause(SETTLED_MS);
}

/**
 * The first press of a control (FIRST_PRESSES) on a page that nobody has touched, with a slow processor
 * and nothing in the cache, until it is answered. A press that is lost is never answered, and ends the run.
 */
export function pressFirst(browser, origin, name, slow = {}) {
  const { path, control, answer } = FIRST_PRESSES[name];
  return browser.onPage({}, async (page) => {
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
