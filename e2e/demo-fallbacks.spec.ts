import { refuseStorage } from './fixtures/refused-storage.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { ROUND_LINK, startRound, withMouse } from './fixtures/round.ts';
import { expect, test } from './fixtures/test.ts';

/** What still works of the game if something that it needs is missing. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('six messages can be judged, with their answers in disclosures', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.getByRole('button', { name: 'Play today’s six' })).toBeHidden();
    const answers = page.locator('main details', { hasText: 'Show the answer' });
    await expect(answers).toHaveCount(6);
    const answer = answers.first();
    await expect(answer.getByText(/^(?:Phish|Genuine)$/)).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.getByText(/^(?:Phish|Genuine)$/)).toBeVisible();
  });

  test('the hero’s message has its answer in a disclosure', async ({ page }) => {
    await page.goto('/');
    const answer = page.locator('main details', { hasText: 'Show the answer' });
    await expect(page.getByText(/REDFINCH FINAL NOTICE/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report' })).toBeHidden();
    await answer.locator('summary').click();
    await expect(answer.getByText(/private mobile/)).toBeVisible();
  });
});

test.describe('messages that fail to load', () => {
  test.use({
    expectedNoise: { allowedConsole: [/^Failed to load resource: net::ERR_FAILED$/] },
  });

  test('the page says so, and its button tries again', async ({ page }) => {
    let fails = true;
    await page.route(/\/assets\/(?:game|scenarios)-[^/]*\.js$/, (route) =>
      fails ? route.abort() : route.continue(),
    );
    await page.goto(ROUND_LINK);
    const start = page.getByRole('button', { name: 'Start the round' });
    const retry = page.getByRole('button', { name: 'Try again' });
    const problem = page.getByRole('alert').filter({ hasText: 'The messages didn’t load.' });
    await expect(start).toBeVisible();
    await expect(problem).toHaveCount(0);
    for (const button of [start, retry]) {
      await button.click();
      await expect(problem).toBeFocused();
      await expect(retry).toBeEnabled();
    }
    await expectNoAxeViolations(page);
    fails = false;
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Message 1 of 6' })).toBeFocused();
  });
});

test.describe('a result that fails to load', () => {
  test.use({
    expectedNoise: { allowedConsole: [/^Failed to load resource: net::ERR_FAILED$/] },
  });

  test('it says so, and its button tries again', async ({ page }) => {
    let fails = true;
    await page.route(/\/assets\/result-[^/]*\.js$/, (route) =>
      fails ? route.abort() : route.continue(),
    );
    await page.goto(ROUND_LINK);
    await startRound(page, withMouse());
    for (let message = 1; message <= 6; message += 1) {
      await page.getByRole('button', { name: /^Report/ }).click();
      await page.getByRole('button', { name: /^Certain/ }).click();
      await page
        .getByRole('button', { name: message === 6 ? 'See how you did' : 'Next message' })
        .click();
    }
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your result didn’t load.' }),
    ).toBeFocused();
    await expectNoAxeViolations(page);
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Your six answers' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('if storage is blocked, a round can still be played', async ({ page }) => {
  await refuseStorage(page, ['localStorage']);
  await page.goto(ROUND_LINK);
  await startRound(page, withMouse());
  await page.getByRole('button', { name: /^Trust/ }).click();
  await page.getByRole('button', { name: /^Certain/ }).click();
  await expect(page.getByRole('heading', { name: 'Rightly trusted' })).toBeFocused();
});
