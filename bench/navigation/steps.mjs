import { PHONE_CPU, slowDown } from '../lib/slow-browser.mjs';

const FROM = '/features';
const TO = '/pricing';
/** From the hand reaching a link to its press, as people are: shorter than most. */
const HOVER_MS = 150;
const TIMEOUT_MS = 30_000;

/** The times in a page are its own; Playwright's way to it would count otherwise. */
function watchHeading() {
  const before = document.querySelector('h1').textContent;
  globalThis.changed = new Promise((resolve) => {
    let pressed;
    document.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
      once: true,
    });
    const look = () => {
      const now = document.querySelector('h1')?.textContent;
      if (pressed === undefined || now === undefined || now === before) {
        requestAnimationFrame(look);
      } else {
        // This frame shows the new page; the next one starts when it has been painted.
        requestAnimationFrame(() => resolve(performance.now() - pressed));
      }
    };
    requestAnimationFrame(look);
  });
}

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
    await page.evaluate(watchHeading);
    const link = page.locator(`header a[href="${TO}"]`).first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
    return page.evaluate(() => globalThis.changed);
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
 * The first press on a page that nobody has touched, with a slow processor: from the press of the
 * yearly prices to the painted switch, in milliseconds; with the code in the browser's cache, and with
 * nothing in it. A press that is lost is never answered, and ends the run.
 */
export async function firstPress(browser, origin) {
  const context = await browser.newContext();
  try {
    const cold = await pressSwitch(context, origin);
    const cached = await pressSwitch(context, origin);
    return { cold, cached };
  } finally {
    await context.close();
  }
}

async function pressSwitch(context, origin) {
  const page = await context.newPage();
  await page.goto(origin + TO, { waitUntil: 'load' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await slowDown(page, { cpu: PHONE_CPU });
  const yearly = page.getByRole('switch');
  await yearly.scrollIntoViewIfNeeded();
  await page.evaluate(watchSwitch);
  const { x, y, width, height } = await yearly.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  const taken = await page.evaluate(() => globalThis.answered);
  await page.close();
  return taken;
}

function watchSwitch() {
  const yearly = document.querySelector('[role="switch"]');
  globalThis.answered = new Promise((resolve) => {
    let pressed;
    const note = ({ timeStamp }) => (pressed ??= timeStamp);
    window.addEventListener('pointerdown', note, { capture: true });
    const look = () => {
      if (yearly.getAttribute('aria-checked') !== 'true') return requestAnimationFrame(look);
      return requestAnimationFrame(() => resolve(performance.now() - pressed));
    };
    requestAnimationFrame(look);
  });
}
