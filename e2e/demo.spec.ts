import type { Page } from '@playwright/test';
import { drawScenarios } from '#src/routes/demo/draw-scenarios.ts';
import { ROUND } from '../tests/setup/round-code.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
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
import { test as inOwnContext } from './fixtures/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** A message of each channel, each kind of answer and lesson, and every other state once. */
const STATES = /reading [123]|confidence 1|feedback|lesson [1356]|lesson done [35]|result/;

test('a round by keyboard alone, accessible in every state', async ({ page }) => {
  await page.goto(ROUND_LINK);
  await expectNoAxeViolations(page);
  const player = withKeyboard(page);
  await startRound(page, player);
  await playRound(page, player, {
    wrong: EACH_LESSON,
    look: async (state) => {
      await openTables(page);
      if (STATES.test(state)) await expectNoAxeViolations(page);
    },
  });
});

test('changes are announced in one polite live region', async ({ page }) => {
  await page.goto(ROUND_LINK);
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

test('a round in forced colours: marked and chosen parts can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/demo');
  await expect(page.getByRole('button', { name: 'Play today’s six' })).toHaveCSS(
    'border-top-width',
    '1px',
  );
  await expect(page.locator('#field-guide img')).toHaveCount(8);
  await page.goto(ROUND_LINK);
  await startRound(page, withMouse());
  await playRound(page, withMouse(), {
    wrong: [0],
    look: async (state) => {
      if (state.startsWith('feedback')) {
        await expect(page.locator('.stamp > *')).toHaveCSS('border-top-style', 'solid');
        await expect(page.locator('.pin').first()).toHaveCSS('border-top-width', '1px');
      }
      if (!state.startsWith('reading')) return;
      const marked = page.locator('label.cue').first();
      await expect(marked).toHaveCSS('text-decoration-line', 'underline');
      await expect(marked.locator('svg')).toBeVisible();
      const report = page.getByRole('button', { name: /^Report/ });
      await expect(report).toHaveCSS('border-top-width', '2px');
    },
  });
  const marks = page.getByRole('list', { name: 'Your six answers' }).locator('svg');
  await expect(marks).toHaveCount(6);
  await page.getByText('What you share').click();
  await expect(page.getByRole('img', { name: /^A card to share: .* 5 of 6 right/ })).toBeVisible();
});

test('a reload or Back resumes the round at any step', async ({ page }) => {
  await page.goto(ROUND_LINK);
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
  await expect(heading(page, /^A second look/)).toBeVisible();
});

test('starting over, or a new round over one in progress, asks first', async ({ page }) => {
  await page.goto(ROUND_LINK);
  const player = withKeyboard(page);
  await startRound(page, player);
  const named = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await player.press(page.getByRole('button', { name: /^Trust/ }));
  await player.press(page.getByRole('button', { name: /^Certain/ }));
  await player.press(named('Next message'));
  await player.press(named('Start over with six others'));
  await expect(named('Keep playing')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(named('Start over with six others')).toBeFocused();
  await page.goto('/');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('link', { name: 'Judge five more' }).click();
  await expect(page.getByText('You’re in the middle of another round')).toBeVisible();
  await expectNoAxeViolations(page);
  await player.press(named('Continue your round'));
  await expect(heading(page, /^Message 2 of 6/)).toBeFocused();
  await player.press(named('Start over with six others'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, /^Message 1 of 6/)).toBeFocused();
});

test('the hero’s message is the first of a round of six', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(heading(page, 'Well spotted: it’s a phish.')).toBeFocused();
  const drops = await page
    .locator('p .pin')
    .evaluateAll((pins) => pins.map((pin) => getComputedStyle(pin).animation));
  const delays = [0.18, 0.24, 0.3].map((delay) => expect.stringMatching(`${delay}s.* pin-drops`));
  expect(drops, 'the pins drop one after the other').toEqual(delays);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Judge five more' }).click();
  await expect(heading(page, /^Message 2 of 6/)).toBeFocused();
  await expect(page).toHaveURL('/demo');
  await page.reload();
  await expect(heading(page, /^Message 2 of 6/)).toBeVisible();
});

inOwnContext(
  'a round’s link opens the same six messages, moves within the style policy, and can be shared',
  async ({ page, context }) => {
    const moving = page.waitForResponse(/\/moving-/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(ROUND_LINK);
    await expect(page.getByText('You’ve been sent a round.')).toBeVisible();
    await startRound(page, withMouse());
    await expect(page.getByText(drawScenarios(ROUND)[0]?.context ?? '')).toBeVisible();
    await moving;
    await playRound(page, withMouse(), {
      wrong: [4],
      look: async (state) => {
        if (!state.startsWith('feedback')) return;
        const animation = state === 'feedback 5' ? 'stamp-appears' : 'stamp-lands';
        await expect(page.locator('.stamp')).toHaveCSS('animation-name', animation);
      },
    });
    await page.getByRole('button', { name: 'Share your result' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Copied\. Paste/ })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      new RegExp(` · 5/6 · 🟩{4}🟥🟩\n.*/demo\\?round=${ROUND}&score=5$`, 'u'),
    );
    await page.evaluate(() => {
      const share = async ({ files: [file] }: { files: [File] }) => {
        const { width, height } = await createImageBitmap(file);
        document.title = `${file.name}: ${file.type}, ${width} by ${height}`;
      };
      Object.assign(navigator, { share, canShare: () => true });
    });
    await page.getByRole('button', { name: 'Share your result' }).click();
    await expect(page).toHaveTitle(`spot-the-phish-${ROUND}.png: image/png, 1200 by 630`);
    await page.getByRole('button', { name: 'Play six more' }).first().click();
    await expect(heading(page, /^Message 1 of 6/)).toBeFocused();
    // Another player, who hasn't played this round.
    await page.goto('/careers');
    await page.evaluate(() => localStorage.clear());
    await page.goto(copied.split('\n')[1] ?? '');
    await expect(page.getByText('You’ve been challenged: 5 of 6 right.')).toBeVisible();
  },
);
