import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { holdApp, live } from './fixtures/held-app.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';

const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Pay yearly' });

/** Checks the price on the team plan's card. */
async function expectPrice(page: Page, shown: RegExp, hidden: string): Promise<void> {
  const card = page.locator('#plans article', {
    has: page.getByRole('heading', { name: 'Business' }),
  });
  await expect(card).toHaveText(shown, { useInnerText: true });
  await expect(card).not.toHaveText(hidden, { useInnerText: true });
}

const expectMonthly = (page: Page) =>
  expectPrice(page, /£49\s+per month,\s+or\s£468\sper\syear/, 'Save');
const expectYearly = (page: Page) => expectPrice(page, /£468\s+per year\s+Save £120\/year/, '£49');

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const) {
  inOwnContext.describe(`${how} JavaScript`, () => {
    inOwnContext.use({ javaScriptEnabled });

    inOwnContext(
      'monthly prices come first; the switch toggles yearly ones, by mouse and keyboard',
      async ({ page }) => {
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
      },
    );
  });
}

test('yearly prices chosen before hydration stay chosen', async ({ page }) => {
  const { requested, release } = await holdApp(page);
  await page.goto('/pricing');
  await toggle(page).click();
  await requested;
  await expectYearly(page);
  const isLive = live(page);
  release();
  await isLive;
  await expect(toggle(page)).toBeChecked();
  await expect(toggle(page)).toBeFocused();
  await expectYearly(page);
  await expectNoAxeViolations(page);
});

test('every visit begins with the monthly prices', async ({ page }) => {
  await page.goto('/pricing');
  const isLive = live(page);
  await toggle(page).click();
  await isLive;
  await page.getByRole('main').getByRole('link', { name: 'Talk to sales' }).first().click();
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to sales' })).toBeVisible();
  await page.goBack();
  await expect(toggle(page)).not.toBeChecked();
  await expectMonthly(page);
  await toggle(page).click();
  await page.reload();
  await expect(toggle(page)).not.toBeChecked();
  await expectMonthly(page);
});

const MARKS = /^(For one person|For teams|With simulations)$/;

const CHOICES = [
  ['Just me', 'Individual', 'For one person', 'Start free', '/register?plan=individual'],
  [
    'A team that gets simulations, too',
    'Enterprise',
    'With simulations',
    'See plans with simulations',
    '/#pricing',
  ],
  [
    'A team that practises together',
    'Business',
    'For teams',
    'Start Free Trial',
    '/register?plan=business',
  ],
] as const;

/** The columns of the comparison that have a background of their own. */
const markedColumns = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll(([, ...plans]) =>
      plans
        .filter((plan) => getComputedStyle(plan).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((plan) => plan.textContent),
    );

test('each choice marks the card and the column of its plan, and no other, and shows its link', async ({
  page,
}) => {
  await page.goto('/pricing');
  const chooser = page.getByRole('group', { name: 'Who is it for?' });
  await expect(chooser.getByLabel('A team that practises together')).toBeChecked();
  const marked = page.locator('#plans article', {
    has: page.getByText(MARKS).filter({ visible: true }),
  });
  for (const [choice, plan, mark, next, to] of CHOICES) {
    await chooser.getByLabel(choice).check();
    await expect(chooser.getByRole('link')).toHaveText(next);
    await expect(chooser.getByRole('link')).toHaveAttribute('href', to);
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(mark);
    await expect(marked.getByRole('heading')).toHaveText(plan);
    expect(await markedColumns(page)).toEqual([plan]);
    await expectNoAxeViolations(page);
  }
});
