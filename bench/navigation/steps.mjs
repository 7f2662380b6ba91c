import { PHONE_CPU, slowDown } from '../lib/slow-browser.mjs';

const FROM = '/features';
const TO = '/pricing';
/** From the hand reaching a link to its press, as people are: shorter than most. */
const HOVER_MS = 150;
const TIMEOUT_MS = 30_000;

/** What shows that a press was answered: runs in the page, with the heading that was there before. */
const ANSWERS = {
  page: (heading) => (document.querySelector('h1')?.textContent ?? heading) !== heading,
  prices: () => document.getElementById('paid-yearly').checked,
  theme: () => document.documentElement.dataset.theme === 'dark',
};

/**
 * Runs in the page, whose times are its own: Playwright's way to it would count otherwise. From the
 * first event of this kind until its answer is painted, in milliseconds: a message that is sent while a
 * frame is made arrives when that frame is done. `sinceCode` counts from the last script's arrival.
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
  page.evaluate(`(${watch.toString()})(${JSON.stringify(event)}, ${ANSWERS[answer]})`);

/** Hands `use` a page of the site in a browser without a cache, and closes it. */
async function onPage(browser, url, use) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds from the press of a link, which the pointer had reached before, to the painted next
 * page. `network` and `cpu` slow the browser once the app has taken the first page over.
 */
export function changePage(browser, origin, slow) {
  return onPage(browser, origin + FROM, async (page) => {
    await bringApp(page);
    await slowDown(page, slow);
    await watchFor(page, 'click', 'page');
    const link = page.locator(`header a[href="${TO}"]`).first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
    return (await page.evaluate(() => globalThis.answered)).sincePress;
  });
}

async function bringApp(page) {
  const live = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('lureproof:live', () => resolve(), { once: true });
      }),
  );
  await page.keyboard.press('Shift');
  await live;
  await page.waitForLoadState('networkidle');
}

/**
 * The first press on a page that nobody has touched, with a slow processor, until it is answered: of the
 * switch to yearly prices, which the page itself answers, and of the dark theme, which only the app can.
 * A press that is lost is never answered, and ends the run.
 */
export async function firstPress(browser, origin) {
  const context = await browser.newContext();
  const fresh = (role, name, answer) => pressFirst(context, origin, { role, name, answer });
  try {
    const prices = await fresh('checkbox', 'Pay yearly', 'prices');
    const cold = await fresh('radio', 'Dark', 'theme');
    const cached = await fresh('radio', 'Dark', 'theme');
    return { prices, cold, cached };
  } finally {
    await context.close();
  }
}

async function pressFirst(context, origin, { role, name, answer }) {
  const page = await context.newPage();
  await page.goto(origin + TO, { waitUntil: 'load' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await slowDown(page, { cpu: PHONE_CPU });
  const control = page.getByRole(role, { name });
  await control.scrollIntoViewIfNeeded();
  await watchFor(page, 'pointerdown', answer);
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  const taken = await page.evaluate(() => globalThis.answered);
  // The theme that was chosen is not the next page's.
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return taken;
}
