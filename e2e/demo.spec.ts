import type { Locator, Page } from '@playwright/test';
import { scenarios } from '#content/demo/scenarios.ts';
import { drawRoundOpeningWith } from '#src/flows/spot-the-phish/draw-round.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import { drawScenarios, PLAIN_ROUND } from '#src/routes/demo/draw-scenarios.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { playRound, startRound, withKeyboard, withMouse } from './fixtures/round.ts';
import { expect, test } from './fixtures/test.ts';

const LINK = `/demo?round=${PLAIN_ROUND}`;
/** Misjudged, these lead to a lesson of each kind. From 0. */
const EACH_LESSON = [2, 3, 4];
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a round by keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto(LINK);
  const player = withKeyboard(page);
  await startRound(page, player);
  await playRound(page, player, { wrong: EACH_LESSON });
});

/** A message of each channel, every answer, each kind of lesson, and all else once. */
const STATES = /reading [124]|confidence 1|feedback|lesson [345]|lesson done 3|result/;

test('every state of a round is accessible', async ({ page }) => {
  test.slow();
  await page.goto(LINK);
  await expectNoAxeViolations(page);
  await startRound(page, withMouse());
  await playRound(page, withMouse(), {
    wrong: EACH_LESSON,
    look: async (state) => {
      await openTables(page);
      if (STATES.test(state)) await expectNoAxeViolations(page);
    },
  });
});

/** The tables behind the result’s charts. */
async function openTables(page: Page) {
  await page.locator('main details:has(table)').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}

test('changes are announced in one polite live region', async ({ page }) => {
  await page.goto(LINK);
  await startRound(page, withMouse());
  const status = page.locator('main [role="status"]');
  await expect(status).toHaveCount(1);
  await page.locator('[id^="mark-text-"]').first().dispatchEvent('click');
  await expect(status).toHaveText('Marked: 1 of 5.');
  await page.locator('[id^="mark-text-"]').first().dispatchEvent('click');
  await expect(status).toHaveText('Mark removed: 0 of 5.');
  await page.getByRole('button', { name: /^Trust/ }).click();
  await page.getByRole('button', { name: /^Certain/ }).click();
  await expect(status).toHaveText(/^\+\d+ points, \d+ in total\.$/);
  await expect(page.locator('main [aria-live]')).toHaveCount(0);
});

test('a round at 320 px with double text size and reduced motion: nothing moves by itself', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const libraries: string[] = [];
  page.on('request', (request) => {
    if (/\/moving-/.test(request.url())) libraries.push(request.url());
  });
  await page.goto(LINK, { waitUntil: 'networkidle' });
  await expectFitsNarrowScreen(page);
  await startRound(page, withMouse());
  await playRound(page, withMouse(), {
    wrong: EACH_LESSON,
    look: async (state) => {
      await openTables(page);
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
  expect(libraries, 'for motion, despite reduced motion').toEqual([]);
});

test('a round in forced colours: marked and chosen parts can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(LINK);
  await startRound(page, withMouse());
  await playRound(page, withMouse(), {
    wrong: [0],
    look: async (state) => {
      if (!state.startsWith('reading')) return;
      const marked = page.locator('label.cue').first();
      await expect(marked).toHaveCSS('text-decoration-line', 'underline');
      await expect(marked).toContainText('⚑');
      const report = page.getByRole('button', { name: /^Report/ });
      await expect(report).toHaveCSS('border-top-width', '2px');
    },
  });
});

for (const [width, height] of [
  [390, 664],
  [320, 640],
] as const) {
  test(`on a phone of ${width} by ${height} px, the bar with the verdict is low, and covers nothing that has the focus`, async ({
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
    expect(low).toBeLessThan(height / 4);
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
    await expect(heading(page, 'How sure are you?')).toBeFocused();
    await expectClear('Shift+Tab', page.locator('[aria-controls="opened-sender"]'));
  });
}

test('with double text size, no bar sticks to the bottom of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(LINK);
  await startRound(page, withMouse());
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('.decision')).toHaveCSS('position', 'static');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('six messages can be judged, with their answers behind disclosures', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.getByRole('button', { name: 'Start the round' })).toBeHidden();
    const answers = page.locator('main details', { hasText: 'Show the answer' });
    await expect(answers).toHaveCount(6);
    const answer = answers.first();
    await expect(answer.getByText(/^(?:Phish|Genuine)$/)).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.getByText(/^(?:Phish|Genuine)$/)).toBeVisible();
  });

  test('the hero’s message has its answer behind a disclosure', async ({ page }) => {
    await page.goto('/');
    const answer = page.locator('main details', { hasText: 'Show the answer' });
    await expect(page.getByText(/REDFINCH FINAL NOTICE/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report' })).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.getByText(/private mobile/)).toBeVisible();
  });
});

test('a reload or Back resumes the round at any step', async ({ page }) => {
  await page.goto(LINK);
  const player = withMouse();
  await startRound(page, player);
  const resumes = async () => {
    const before = await page.locator('h1').textContent();
    await page.reload();
    await expect(page.locator('h1')).toHaveText(before ?? '');
  };
  await page.locator('[id^="mark-text-"]').first().dispatchEvent('click');
  await resumes();
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
  await player.press(page.getByRole('button', { name: /^Report/ }));
  await resumes();
  await expect(heading(page, 'How sure are you?')).toBeVisible();
  await player.press(page.getByRole('button', { name: /^Certain/ }));
  await resumes();
  await player.press(page.getByRole('button', { name: 'Take a second look' }));
  await resumes();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(heading(page, /No positions/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'A second look')).toBeVisible();
});

test.describe('messages that fail to load', () => {
  test.use({
    expectedNoise: { allowedConsole: [/^Failed to load resource: net::ERR_FAILED$/] },
  });

  test('the page says so, and the same button tries again', async ({ page }) => {
    let fails = true;
    await page.route(/\/assets\/(?:game|scenarios)-[^/]*\.js$/, (route) =>
      fails ? route.abort() : route.continue(),
    );
    await page.goto(LINK);
    const start = page.getByRole('button', { name: 'Start the round' });
    const problem = page.getByRole('alert').filter({ hasText: 'The messages didn’t load.' });
    await expect(start).toBeVisible();
    await expect(problem).toHaveCount(0);
    for (const _ of ['once', 'and again']) {
      await start.click();
      await expect(problem).toBeFocused();
      await expect(start).toBeEnabled();
    }
    await expectNoAxeViolations(page);
    fails = false;
    await startRound(page, withMouse());
  });
});

test('where storage is refused, a round can still be played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto(LINK);
  await startRound(page, withMouse());
  await page.getByRole('button', { name: /^Trust/ }).click();
  await page.getByRole('button', { name: /^Certain/ }).click();
  await expect(page.getByText(/^(?:Phish|Genuine)$/)).toBeVisible();
});

test('the hero’s message is the first of a round of six', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(heading(page, 'Well spotted: it’s a phish.')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Judge five more' }).click();
  await expect(heading(page, /^Message 2 of 6/)).toBeFocused();
  await expect(page).toHaveURL('/demo');
  await page.reload();
  await expect(heading(page, /^Message 2 of 6/)).toBeVisible();
});

test('a round’s link opens the same six messages, moves within the style policy, and can be shared', async ({
  page,
  context,
}) => {
  test.slow();
  const moving = page.waitForResponse(/\/moving-/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(LINK);
  await expect(page.getByText(`round ${PLAIN_ROUND}`)).toBeVisible();
  await startRound(page, withMouse());
  await expect(page.getByText(drawScenarios(PLAIN_ROUND)[0]?.context ?? '')).toBeVisible();
  await moving;
  await playRound(page, withMouse(), { wrong: [4] });
  await page.getByRole('button', { name: 'Share this round' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Copied\. Paste/ })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`5 of 6 .*/demo\\?round=${PLAIN_ROUND}$`));
  await page.getByRole('button', { name: 'Play six more' }).first().click();
  await expect(heading(page, /^Message 1 of 6/)).toBeFocused();
});
