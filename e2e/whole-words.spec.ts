import { brokenWords } from './fixtures/broken-words.ts';
import { templatePaths } from './fixtures/templates.ts';
import { expect, test } from './fixtures/shared-page.ts';

/** A phone, a tablet and a laptop, in pixels. */
const WIDTHS = [320, 768, 1280];

test('no word of a public page breaks within itself', { tag: '@widest-font' }, async ({ page }) => {
  for (const path of templatePaths) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});
