import type { Page } from '@playwright/test';
import { publicPaths } from '#src/app/site-paths.ts';
import { renderedFonts } from './fixtures/rendered-fonts.ts';
import { holdApp, live } from './fixtures/held-app.ts';
import { test as onSharedPage } from './fixtures/shared-page.ts';
import { expect, test } from './fixtures/test.ts';

const FACE = 'Bricolage Grotesque';
const FACE_FILE = /\/assets\/[\w-]+\.woff2$/;
/** These headings differ in size, width or kind. The other font worlds test only these. */
const IN_EVERY_WORLD = new Set(['/', '/features', '/pricing', '/about-us', '/demo', '/privacy']);
const SCREENS = [
  { width: 320, height: 640 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

async function holdFace(page: Page): Promise<{ requested: Promise<void>; release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const requested = page.waitForRequest(FACE_FILE).then(() => undefined);
  await page.route(FACE_FILE, async (route) => {
    await held;
    await route.continue();
  });
  return { requested, release };
}

/** The position of every element on the first screen and the line breaks of its headings, at each screen size. */
async function firstScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const screen = [
      ...(await page.evaluate(placesOnScreen)),
      ...(await page.evaluate(linesOnScreen)),
    ];
    found.push(...screen.map((item) => `${size.width} px: ${item}`));
  }
  return found;
}

/** Runs in the page. */
function placesOnScreen(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    if (height === 0 || top >= window.innerHeight) return [];
    const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
    return [`${name} ${Math.round(left)}, ${Math.round(top)}`];
  });
}

/** Runs in the page: the text of each heading, line by line. */
function linesOnScreen(): string[] {
  const range = document.createRange();
  const found: string[] = [];
  for (const heading of document.querySelectorAll('.font-display')) {
    if (heading.getBoundingClientRect().top >= window.innerHeight) continue;
    const words: string[] = [];
    let reached = Infinity;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        if ((parts[0]?.left ?? Infinity) < reached) words.push('/');
        words.push(word, ...parts.slice(1).map(() => '…'));
        reached = parts.at(-1)?.left ?? reached;
      }
    }
    found.push(words.join(' '));
  }
  return found;
}

/** Runs in the page. */
function spareFaceIsLoaded(face: string): boolean {
  const spares = [...document.fonts].filter(({ family }) => !family.includes(face));
  const states = new Set(spares.map(({ status }) => status));
  return states.has('loaded') && !states.has('loading');
}

/** The loading state of each declaration of the display face. */
function statesOfFace(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    const faces = [...document.fonts].filter(({ family }) => family.includes(name));
    return faces.map(({ status }) => status);
  }, FACE);
}

for (const path of publicPaths) {
  const title = `${path}: nothing on the first screen moves when the headings take their face, whole`;
  onSharedPage(title, IN_EVERY_WORLD.has(path) ? { tag: '@fonts' } : {}, async ({ page }) => {
    const { requested, release } = await holdFace(page);
    // If the face were requested before the load event, it would delay that event.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await requested;
    // The visitor's own fonts are loaded by name, shortly after they are first needed.
    await page.waitForFunction(spareFaceIsLoaded, FACE);
    const before = await firstScreens(page);
    release();
    await expect.poll(() => statesOfFace(page)).toEqual(['loaded']);
    expect(await firstScreens(page)).toEqual(before);
    const fonts = await renderedFonts(page, 'main h1, .font-display:not(:has(.font-mono))');
    expect(fonts).toEqual([expect.stringContaining(FACE)]);
  });
}

test('a form that needs the app loads the app before the face', async ({ page }) => {
  const app = await holdApp(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await app.requested;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const askedNow = page.waitForRequest(FACE_FILE);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(new Set(await statesOfFace(page))).toEqual(new Set(['unloaded']));
  const isLive = live(page);
  app.release();
  await isLive;
  await askedNow;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page loads its display face, too', async ({ page }) => {
    const requested = page.waitForRequest(FACE_FILE);
    await page.goto('/features');
    await requested;
  });
});
