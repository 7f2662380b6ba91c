import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { holdApp, live } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/test.ts';

const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Pay yearly' });

/** What the card of the plan for a team shows of its price. */
async function expectPrice(page: Page, shown: RegExp, hidden: string): Promise<void> {
  const card = page.locator('#plans article', {
    has: page.getByRole('heading', { name: 'Business' }),
  });
  await expect(card).toHaveText(shown, { useInnerText: true });
  await expect(card).not.toHaveText(hidden, { useInnerText: true });
}

const expectMonthly = (page: Page) =>
  expectPrice(page, /£49\s+per month\s+or £468 per year/, 'Save');
const expectYearly = (page: Page) => expectPrice(page, /£468\s+per year\s+Save £120\/year/, '£49');

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const) {
  test.describe(`${how} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('monthly prices come first; the switch shows yearly ones and back, by mouse and keyboard', async ({
      page,
    }) => {
      await page.goto('/pricing');
      await expect(page.getByText('Save 20%')).toBeVisible();
      await expect(toggle(page)).not.toBeChecked();
      await expectMonthly(page);
      await toggle(page).click();
      await expect(toggle(page)).toBeChecked();
      await expectYearly(page);
      await page.keyboard.press('Space');
      await expect(toggle(page)).not.toBeChecked();
      await expectMonthly(page);
      const pressWord = (word: string) =>
        page.getByText(word, { exact: true }).click({ force: true });
      await pressWord('Yearly');
      await expectYearly(page);
      await pressWord('Yearly');
      await expectYearly(page);
      await pressWord('Monthly');
      await expectMonthly(page);
    });
  });
}

test('yearly prices that were chosen before the app came stay when it comes', async ({ page }) => {
  const { asked, letGo } = await holdApp(page);
  await page.goto('/pricing');
  await toggle(page).click();
  await asked;
  await expectYearly(page);
  const isLive = live(page);
  letGo();
  await isLive;
  await expect(toggle(page)).toBeChecked();
  await expect(toggle(page)).toBeFocused();
  await expectYearly(page);
  await expectNoAxeViolations(page);
});

test('whoever comes back to the prices finds those that they had looked at', async ({ page }) => {
  await page.goto('/pricing');
  const isLive = live(page);
  await toggle(page).click();
  await isLive;
  await page.getByRole('main').getByRole('link', { name: 'Talk to sales' }).first().click();
  await expect(page).toHaveURL('/contact-sales');
  await page.goBack();
  await expect(toggle(page)).toBeChecked();
  await expectYearly(page);
});

test('a key that is down on the switch while the app takes the page over counts when it comes up', async ({
  page,
}) => {
  const { asked, letGo } = await holdApp(page);
  await page.goto('/pricing');
  await toggle(page).click();
  await asked;
  await page.keyboard.down('Space');
  letGo();
  await live(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // What was chosen before is told to the app one by one, each in a task of its own.
        const after = (tasks: number) =>
          tasks === 0 ? resolve() : setTimeout(after, 0, tasks - 1);
        after(20);
      }),
  );
  await page.keyboard.up('Space');
  await expect(toggle(page)).not.toBeChecked();
  await expectMonthly(page);
});
