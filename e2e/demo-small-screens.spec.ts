import type { Locator } from '@playwright/test';
import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import { drawRoundOpeningWith } from '#src/flows/spot-the-phish/draw-round.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import { tabTo } from './fixtures/keyboard.ts';
import { brokenWords } from './fixtures/broken-words.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { strayPins } from './fixtures/pins.ts';
import {
  EACH_LESSON,
  openTables,
  playRound,
  ROUND_LINK,
  startRound,
  withKeyboard,
  withMouse,
} from './fixtures/round.ts';
import { expect, test } from './fixtures/shared-page.ts';

test('a round at 320 px with double text size and reduced motion: nothing is animated', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const libraries: string[] = [];
  page.on('request', (request) => {
    if (/\/moving-/.test(request.url())) libraries.push(request.url());
  });
  // Today's six and the field guide, then a round that was sent.
  for (const start of ['/demo', ROUND_LINK]) {
    await page.goto(start, { waitUntil: 'networkidle' });
    await expectFitsNarrowScreen(page);
  }
  await startRound(page, withMouse());
  await playRound(page, withMouse(), {
    wrong: EACH_LESSON,
    look: async (state) => {
      await openTables(page);
      if (state === 'result') await page.getByText('What you share').click();
      await expectFitsNarrowScreen(page);
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
      );
      expect(moving, state).toBe(0);
    },
  });
  const board = page.getByRole('table', { name: 'Your best rounds' });
  const ranks = await board.getByRole('columnheader', { name: 'Rank' }).boundingBox();
  expect(ranks?.width).toBeLessThan(((await board.boundingBox())?.width ?? 0) / 4);
  expect(libraries, 'for motion, despite reduced motion').toEqual([]);
});

for (const [width, height] of [
  [390, 664],
  [320, 640],
] as const) {
  test(`on a phone of ${width} by ${height} px, the message has the screen, and the dock covers nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const round = drawRoundOpeningWith('museum-trip', 0, scenarios.map(toRoundMessage));
    await page.goto(`/demo?round=${round?.code}`);
    const player = withKeyboard(page);
    await startRound(page, player);
    const bar = page.locator('.decision');
    await expect(bar).toHaveCSS('position', 'sticky');
    const { height: low } = (await bar.boundingBox()) ?? { height: 0 };
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThanOrEqual(64);
    await expect(page.getByRole('banner')).toBeHidden();
    const dock = (await bar.boundingBox())?.y ?? 0;
    const app = (await page.locator('.examined').boundingBox()) ?? { y: dock, height: 0 };
    const shown = Math.min(dock, app.y + app.height) - app.y;
    expect(shown / height, 'the message’s share of the screen').toBeGreaterThan(0.6);
    const known = page.getByRole('button', { name: 'What you know' });
    await player.press(known);
    await expect(known).toHaveAttribute('aria-expanded', 'true');
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('.decision')?.getBoundingClientRect();
        const box = (focused?.closest('label') ?? focused)?.getClientRects()[0];
        const isInMessage = focused?.closest('.examined') !== null;
        return isInMessage && (box?.bottom ?? 0) > (bar?.top ?? 0) ? focused?.outerHTML : null;
      });
    const expectClear = async (key: 'Tab' | 'Shift+Tab', end: Locator) => {
      while (!(await end.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press(key);
        expect(await covered()).toBeNull();
      }
    };
    await expectClear('Tab', page.getByRole('button', { name: /^Report/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'How sure are you?' })).toBeFocused();
    await expectClear('Shift+Tab', page.locator('[aria-controls="opened-sender"]'));
  });
}

for (const [width, height] of [
  [1280, 720],
  [390, 664],
  [320, 640],
] as const) {
  test(`at ${width} by ${height} px, what follows an answer is in view at once, and covers nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(ROUND_LINK);
    const player = withKeyboard(page);
    await startRound(page, player);
    await player.press(page.getByRole('button', { name: /^Report/ }));
    await player.press(page.getByRole('button', { name: /^Certain/ }));
    const next = page.getByRole('button', { name: 'Next message' });
    await expect(next).toBeInViewport({ ratio: 1 });
    const decides = await page
      .getByRole('listitem')
      .filter({ hasText: /^1What/ })
      .boundingBox();
    const top = (await page.locator('.action-bar').boundingBox())?.y ?? 0;
    expect(
      (decides?.y ?? 0) + (decides?.height ?? top),
      'what decides, above the bar',
    ).toBeLessThan(top);
    const reason = page.getByRole('heading', { name: 'How you can tell' });
    const message = page.locator('.examined');
    const isFirst = await reason.evaluate(
      (one, other) => one.compareDocumentPosition(other ?? one) === 4,
      await message.elementHandle(),
    );
    expect(isFirst, 'the reason precedes the message').toBe(true);
    for (const name of [/^See the other/, 'How difficulty is rated']) {
      const summary = page.locator('summary', { hasText: name });
      await tabTo(page, summary);
      const bar = await page.locator('.action-bar').boundingBox();
      const box = await summary.boundingBox();
      const isBeside = (box?.x ?? 0) + (box?.width ?? 0) <= (bar?.x ?? 0);
      const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0);
      expect(isBeside || isAbove, String(name)).toBe(true);
    }
    await page.getByText(/^See the other/).click();
    await expect(next).toBeInViewport({ ratio: 1 });
  });
}

test('no word of a lesson breaks within itself on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(ROUND_LINK);
  await startRound(page, withMouse());
  await playRound(page, withMouse(), {
    wrong: EACH_LESSON,
    look: async (state) => {
      if (state.startsWith('lesson')) expect(await page.evaluate(brokenWords), state).toEqual([]);
    },
  });
});

test('the pins of a judged message stay with their words, cover none, and are as wide as their numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(ROUND_LINK);
  await startRound(page, withMouse());
  for (const name of [/^Trust/, /^Certain/, 'Next message', /^Report/, /^Certain/]) {
    await page.getByRole('button', { name }).click();
  }
  await page.getByText(/^See the other/).click();
  await expect(page.locator('.examined .pin', { hasText: '13' })).not.toHaveCount(0);
  // Pins drop in.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(async ({ finished }) => finished)),
  );
  expect(await coveredBy(page.locator('.examined'))).toEqual([]);
  expect(await strayPins(page.locator('.examined'))).toEqual([]);
});

/** The words that a pin covers, between the top of their capitals and their underline. */
async function coveredBy(message: Locator): Promise<string[]> {
  return message.evaluate((root) => {
    const pins = [...root.querySelectorAll('.pin')];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const parent = text.parentElement;
      if (parent === null || parent.closest('.pin') !== null) continue;
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const [highest, lowest] = [top + height * 0.18, bottom];
        const isCovered = pins.some((pin) => {
          const box = pin.getBoundingClientRect();
          const isWide = pin.scrollWidth > box.width;
          const isBeside = box.left + 3 >= right || box.right - 3 <= left;
          return isWide || !(isBeside || box.bottom <= highest + 1 || box.top >= lowest - 1);
        });
        if (isCovered) covered.push(text.textContent ?? '');
      }
    }
    return covered;
  });
}

test('with double text size, no bar sticks to the bottom of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(ROUND_LINK);
  await startRound(page, withMouse());
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('.decision')).toHaveCSS('position', 'static');
});
