import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { accountForms } from './fixtures/forms/account.ts';
import { challengeForms, meet } from './fixtures/forms/challenges.ts';
import { TOO_OFTEN, type IdentityForm } from './fixtures/forms/form.ts';
import { signingInForms } from './fixtures/forms/signing-in.ts';
import { tabTo, typeOver } from './fixtures/keyboard.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { refuse } from './fixtures/refuse.ts';
import { expect, test } from './fixtures/shared-page.ts';

const control = (page: Page, { hasVaryingQuestion }: IdentityForm, label: string) =>
  page.getByLabel(label, { exact: hasVaryingQuestion !== true });
const submitButton = (page: Page, { submit }: IdentityForm) =>
  page.getByRole('button', { name: submit, exact: true });

/** Fills in and submits the form by keyboard. */
async function enter(page: Page, form: IdentityForm, values: Readonly<Record<string, string>>) {
  for (const [label] of form.fields)
    await typeOver(page, control(page, form, label), values[label] ?? '');
  if (form.submitsAutomatically === undefined) await page.keyboard.press('Enter');
}

/** Typing replaces all of it. */
async function expectSelected(field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  const unselected = (input: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = input;
    return value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0);
  };
  expect(await field.evaluate(unselected)).toBe('');
}

/** A caret without room of its own would scroll a code's first digit out of sight. */
async function expectNotScrolled(field: Locator): Promise<void> {
  expect(await field.evaluate((input) => input.scrollLeft)).toBe(0);
}

/** Each password is in a form with its username, which is rendered; a new one says what is accepted. */
async function expectKnownToManagers(page: Page): Promise<void> {
  for (const form of await page.locator('form:visible:has([type=password])').all()) {
    const username = form.locator('[autocomplete=username]');
    await expect(username).toHaveCount(1);
    expect(await username.boundingBox()).not.toBeNull();
    for (const chosen of await form.locator('[autocomplete=new-password]').all())
      await expect(chosen).toHaveAttribute('passwordrules', /^minlength: 8; .*required: special/);
  }
}

async function expectUsable(page: Page): Promise<void> {
  await expectFitsNarrowScreen(page);
  await expectNoAxeViolations(page);
}

for (const form of [...signingInForms, ...challengeForms, ...accountForms]) {
  const [firstLabel] = form.fields[0] ?? [''];

  test(`${form.name}: labels, autofill, errors, keyboard, narrow screen, large text, dark mode`, async ({
    page,
  }) => {
    const { wrong, right } = await form.open(page);
    for (const [label, autoComplete] of form.fields) {
      await expect(control(page, form, label)).toHaveAttribute('autocomplete', autoComplete);
    }
    await expectKnownToManagers(page);
    await expectFitsNarrowScreen(page);

    await test.step('nothing entered: a message under the field, which has the focus', async () => {
      for (const [label] of form.fields) await typeOver(page, control(page, form, label), '');
      await tabTo(page, submitButton(page, form));
      await page.keyboard.press('Enter');
      const first = control(page, form, firstLabel);
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await expect(first).toHaveAccessibleDescription(new RegExp(form.empty));
      await expectUsable(page);
    });

    await test.step('refused: announced, with the focus on it or on what is typed again, marking the fields that it’s about, keeping what was typed', async () => {
      await enter(page, form, wrong);
      const alert = page.getByRole('alert').filter({ hasText: form.rejection });
      await expect(alert).toBeVisible();
      if (form.typedAgain !== undefined) await expectSelected(control(page, form, form.typedAgain));
      else await expect(alert).toBeFocused();
      for (const [label] of form.fields) {
        await expect(control(page, form, label)).toHaveValue(wrong[label] ?? '');
      }
      if (form.submitsAutomatically === true)
        await expectNotScrolled(control(page, form, firstLabel));
      for (const [label] of form.fields) {
        const marked = expect(control(page, form, label));
        if (form.refused?.includes(label) === true)
          await marked.toHaveAttribute('aria-invalid', 'true');
        else await marked.not.toHaveAttribute('aria-invalid', 'true');
      }
      await expectUsable(page);
    });

    await form.repair?.(page);
    await enter(page, form, await right(page));
    await expect(page.getByText(form.success).first()).toBeVisible();
  });
}

/** A trait, the choice that it gives the user, and the option to choose. */
const CHOICES = [
  ['choice-of-factors', 'How do you want to prove it’s you?', 'A code by text message'],
  ['choice-of-set-up', 'Where should the codes come from when you sign in?', 'A code by email'],
  ['first-factor-choice', 'How do you want to prove it’s you?', 'A code by email'],
] as const;

/** Amplify handles this choice without a request, so it can't be refused. */
const NOT_ASKED = 'choice-of-set-up';

for (const [trait, question, option] of CHOICES) {
  test(`${trait}: by keyboard, also after a refusal, on any screen`, async ({ page }) => {
    await meet(page, trait);
    const options = page.getByRole('group', { name: question }).getByRole('radio');
    await expect(options.first()).toBeChecked();
    await expectUsable(page);
    await tabTo(page, options.first());
    const chosen = page.getByRole('radio', { name: option });
    for (let step = 1; !(await chosen.isChecked()) && step < (await options.count()); step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    if (trait !== NOT_ASKED) await expectRefusalShown(page, chosen);
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(options).toHaveCount(0);
    await expect(page.getByRole('main').locator('h1:focus, input:focus')).toHaveCount(1);
  });
}

async function expectRefusalShown(page: Page, chosen: Locator): Promise<void> {
  await refuse(page, 'RespondToAuthChallenge', TOO_OFTEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: TOO_OFTEN })).toBeFocused();
  await expect(chosen).toBeChecked();
  await expectUsable(page);
  await page.unrouteAll();
}
