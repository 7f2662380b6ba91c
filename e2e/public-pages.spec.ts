import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';

const AMPLIFY_MARK = /aws-amplify/;

inOwnContext(
  'the landing page’s scripts contain no Amplify; those of /login do',
  async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    // Fetched again, because browsers discard response bodies on navigation.
    const loaded = async () => {
      const bodies = [...scripts].map(async (url) =>
        (await page.request.get(url, { maxRetries: 2 })).text(),
      );
      scripts.clear();
      return Promise.all(bodies);
    };
    await page.goto('/');
    await page.getByRole('radio').nth(2).click();
    await page.waitForLoadState('networkidle');
    const bodies = await loaded();
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(body).not.toMatch(AMPLIFY_MARK);

    await page.goto('/login');
    const hasAmplify = async () => (await loaded()).some((body) => AMPLIFY_MARK.test(body));
    await expect.poll(hasAmplify).toBe(true);
  },
);

test.describe('a path that does not exist', () => {
  test.use({
    expectedNoise: {
      allowedConsole: [/No page at this path: \/no-such-page$/, /status of 404 \(Not Found\)/],
    },
  });

  test('has the specified page and a real 404', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const response = await page.goto('/no-such-page?secret=1');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('404 - Page Not Found');
    await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
    expect(lines.join('\n')).not.toContain('secret');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('in forced colours, the headline stays visible and buttons have a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 }).locator('span');
  await expect(headline).toHaveCSS('border-right-width', '0px');
  const hasInk = await headline.evaluate((element) => {
    const { color, webkitTextFillColor } = getComputedStyle(element);
    return { color, webkitTextFillColor };
  });
  expect(hasInk.webkitTextFillColor).not.toBe('rgba(0, 0, 0, 0)');
  const start = page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first();
  await expect(start).toHaveCSS('border-top-width', '1px');
  await expect(start).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const audience = (id: string) => page.locator('label', { has: page.locator(`#audience-${id}`) });
  await expect(audience('individuals')).toHaveCSS('outline-style', 'solid');
  await expect(audience('enterprise')).toHaveCSS('outline-style', 'none');
  await page.goto('/features');
  const here = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Features' });
  await expect(here).toHaveCSS('text-decoration-line', 'underline');
});

inOwnContext.describe('the landing page’s own motion, without JavaScript', () => {
  inOwnContext.use({ javaScriptEnabled: false });

  /** Chooses another audience; returns how each profile fades, in milliseconds. */
  const fades = (page: Page, id: string) =>
    page.evaluate((audience) => {
      document.querySelector<HTMLElement>(`#audience-${audience}`)?.click();
      return document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || effect.target?.closest('#audiences') === null)
          return [];
        const { delay, duration } = effect.getTiming();
        const title = effect.target?.querySelector('h3')?.textContent;
        return effect.getKeyframes().some(({ opacity }) => opacity !== undefined)
          ? [{ title, delay, duration }]
          : [];
      });
    }, id);

  inOwnContext(
    'the headline types itself; one audience fades out in 200 ms, then the next one in',
    async ({ page }) => {
      await page.goto('/');
      const headline = page.locator('h1 .typed');
      await expect(headline).toHaveCSS('animation-name', /^typing/);
      // No backwards fill: the headline is complete until its animation starts.
      await expect(headline).toHaveCSS('animation-fill-mode', /^none/);
      const titles = await page.locator('#audiences h3').allTextContents();
      expect(await fades(page, 'enterprise')).toEqual([
        { title: titles[0], delay: 0, duration: 200 },
        { title: titles[2], delay: 200, duration: 200 },
      ]);
      await expect(page.locator('#audiences h3:visible')).toHaveText(titles[2] ?? '');
    },
  );

  inOwnContext('each audience shows its profile, and no other', async ({ page }) => {
    await page.goto('/');
    for (const [label, title] of [
      ['Individuals', 'For freelancers and job seekers'],
      ['Small business', 'For teams without a security team'],
      ['Enterprise', 'For large organisations'],
    ] as const) {
      await page.getByRole('radio', { name: label }).check();
      await expect(page.locator('#audiences h3:visible')).toHaveText([title]);
    }
  });

  inOwnContext(
    'with reduced motion the headline is static, and no audience waits',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.locator('h1 .typed')).toHaveCSS('animation-name', 'none');
      expect(await fades(page, 'smallBusiness')).toEqual([]);
    },
  );
});

test('with reduced motion, a new size of text reaches every element at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/tutorials/launch-your-first-simulation');
  const transitions = await page.evaluate(() => {
    document.documentElement.style.fontSize = '125%';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});

for (const path of ['/pricing', '/cookies', '/sample-report']) {
  test(`${path}: a table's headings stand over its values, not in the middle`, async ({ page }) => {
    await page.goto(path);
    const alignments = await page
      .getByRole('main')
      .locator('th')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect(alignments).toContain('start');
    expect(alignments).not.toContain('center');
  });
}
