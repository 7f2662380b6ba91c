import { refuseStorage } from './fixtures/refused-storage.ts';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { newPerson, type Person } from './fixtures/people.ts';
import { responseTo } from './fixtures/response-to.ts';
import { formsFrom } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { test as inOwnContext } from './fixtures/test.ts';

const MESSAGE = 'Is this message\nfrom you?';
const CONTACT_SENT = 'Thank you! Your message has been sent successfully.';
const SUPPORT_SENT = 'Thanks for reaching out! Our support team will get back to you shortly.';

const PAGES = [
  ['/contact', 'contact', 'Send message', CONTACT_SENT],
  ['/contact-sales', 'contact', 'Send message', CONTACT_SENT],
  ['/support', 'support', 'Submit Support Request', SUPPORT_SENT],
] as const;

const message = (page: Page) =>
  page.getByRole('textbox', { name: /^(Message|How can we help\?|Anything we should know\?)$/ });

async function fill(page: Page, { name, email }: Person): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await message(page).fill(MESSAGE);
}

async function expectKept(page: Page, { name, email }: Person): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(message(page)).toHaveValue(MESSAGE);
}

for (const [path, formId, submit, sent] of PAGES) {
  test(`${path} says what is missing, links to the field, sends, and replaces the form with a confirmation`, async ({
    page,
  }) => {
    const person = newPerson();
    await page.goto(path);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Email is required' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveURL(path);
    await fill(page, person);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(sent)).toBeFocused();
    await expectNoAxeViolations(page);
    const fields = { name: person.name, email: person.email, message: MESSAGE };
    expect(await formsFrom(person.email)).toMatchObject([{ formId, fields }]);
  });
}

test('cancelling a subscription reaches support with its topic', async ({ page }) => {
  const person = newPerson();
  await page.goto('/support?topic=cancel-subscription');
  await expect(page.getByRole('heading', { name: 'Cancel my plan' })).toBeVisible();
  await expectNoAxeViolations(page);
  await fill(page, person);
  await page.getByRole('button', { name: 'Submit Support Request' }).click();
  await expect(page.getByText(SUPPORT_SENT)).toBeVisible();
  const topic = 'Cancel my subscription';
  expect(await formsFrom(person.email)).toMatchObject([{ fields: { topic } }]);
});

test('typed text survives a reload', async ({ page }) => {
  const person = newPerson();
  await page.goto('/support');
  await fill(page, person);
  await page.reload();
  await page.getByLabel('Name').focus();
  await expectKept(page, person);
});

for (const [path, formId, submit] of PAGES) {
  test(`${path} can be sent without JavaScript`, async ({ page, browser }) => {
    await page.goto(path);
    const form = await page.locator('form').evaluate((element) => element.outerHTML);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.route(page.url(), async (route) => {
      // Keeps the page's headers, because its policy decides where a form may be sent.
      const response = await responseTo(route);
      await route.fulfill({ response, body: `<!doctype html><title>Form</title>${form}` });
    });
    const person = newPerson();
    await plain.goto(page.url());
    await fill(plain, person);
    await plain.getByRole('button', { name: submit }).click();
    await expect(plain.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const [received] = await formsFrom(person.email);
    expect(received).toMatchObject({ formId, fields: { name: person.name } });
    await context.close();
  });
}

for (const width of [320, 640]) {
  test(`no form is cut off at ${width} px and twice the text size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/support?topic=cancel-subscription');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Submit Support Request' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    const overflow = await page
      .getByRole('main')
      .evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

inOwnContext('a browser that blocks storage can still send a message', async ({ page }) => {
  await refuseStorage(page);
  const person = newPerson();
  await page.goto('/contact');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await fill(page, person);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(CONTACT_SENT)).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await formsFrom(person.email)).toHaveLength(1);
});
