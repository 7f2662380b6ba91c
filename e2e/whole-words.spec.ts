import { templatePaths } from './fixtures/templates.ts';
import { expect, test } from './fixtures/shared-page.ts';

/** A phone, a tablet and a laptop, in pixels. */
const WIDTHS = [320, 768, 1280];

test('no word of a public page breaks within itself', { tag: '@widest-font' }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of templatePaths) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(brokenWords), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: the words with parts on two lines. Names in code may break anywhere. */
function brokenWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement } = text;
    if (parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (parentElement.closest('code, pre, .sr-only') !== null) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}’]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 5) found.push(word);
    }
  }
  return found;
}
