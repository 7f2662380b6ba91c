import type { CDPSession, Page } from '@playwright/test';
import { pageMeta } from '#content/meta.ts';
import { holdApp, live } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/test.ts';

const FACE = 'Bricolage Grotesque';
const FACE_FILE = /\/assets\/[\w-]+\.woff2$/;
const SCREENS = [
  { width: 320, height: 640 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

async function holdFace(page: Page): Promise<{ asked: Promise<void>; letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const asked = page.waitForRequest(FACE_FILE).then(() => undefined);
  await page.route(FACE_FILE, async (route) => {
    await held;
    await route.continue();
  });
  return { asked, letGo };
}

/** Where everything stands that is on the first screen, in each size of it. */
async function firstScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const places = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('body *')];
      return elements.flatMap((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        if (height === 0 || top >= window.innerHeight) return [];
        return [`${element.outerHTML.slice(0, 60)} ${Math.round(left)}, ${Math.round(top)}`];
      });
    });
    found.push(...places.map((place) => `${size.width} px: ${place}`));
  }
  return found;
}

/** Whether the face has been asked for, once for each time that a style sheet declares it. */
function statesOfFace(page: Page): Promise<string[]> {
  return page.evaluate((name) => {
    const faces = [...document.fonts].filter(({ family }) => family.includes(name));
    return faces.map(({ status }) => status);
  }, FACE);
}

/** The fonts that an element's text is really drawn with. */
async function fontsOf(devtools: CDPSession, selector: string): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      names.add(isCustomFont ? familyName : `${familyName} of this machine`);
    }
  }
  return [...names];
}

for (const path of Object.keys(pageMeta)) {
  test(`${path}: nothing on the first screen moves when the headings take their face, whole`, async ({
    page,
  }) => {
    const { asked, letGo } = await holdFace(page);
    await page.goto(path);
    await asked;
    const before = await firstScreens(page);
    letGo();
    await page.evaluate(() => document.fonts.ready);
    expect(await firstScreens(page)).toEqual(before);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const fonts = await fontsOf(devtools, 'main h1, .font-display:not(:has(.font-mono))');
    expect(fonts).toEqual([expect.stringContaining(FACE)]);
  });
}

test('a form that waits for the app lets it come first', async ({ page }) => {
  const app = await holdApp(page);
  await page.goto('/login');
  await app.asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const askedNow = page.waitForRequest(FACE_FILE);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(new Set(await statesOfFace(page))).toEqual(new Set(['unloaded']));
  const isLive = live(page);
  app.letGo();
  await isLive;
  await askedNow;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page asks for the face of its headings too', async ({ page }) => {
    const asked = page.waitForRequest(FACE_FILE);
    await page.goto('/features');
    await asked;
  });
});
