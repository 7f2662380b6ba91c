import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { identityForms, type IdentityForm } from './fixtures/identity-forms.ts';
import { tabTo, typeOver } from './fixtures/keyboard.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { expect, test } from './fixtures/test.ts';

const control = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submitButton = (page: Page, { submit }: IdentityForm) =>
  page.getByRole('button', { name: submit, exact: true });

/** Fills the form in and sends it off without a mouse. */
async function enter(page: Page, form: IdentityForm, values: Readonly<Record<string, string>>) {
  for (const [label] of form.fields)
    await typeOver(page, control(page, label), values[label] ?? '');
  if (form.submitsItself === undefined) await page.keyboard.press('Enter');
}

async function expectUsable(page: Page): Promise<void> {
  await expectFitsNarrowScreen(page);
  await expectNoAxeViolations(page);
}

for (const form of identityForms) {
  const [firstLabel] = form.fields[0] ?? [''];

  test(`${form.name}: labels, autofill, errors, keyboard, narrow screen, large text, dark mode`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const { wrong, right } = await form.open(page);
    for (const [label, autoComplete] of form.fields) {
      await expect(control(page, label)).toHaveAttribute('autocomplete', autoComplete);
    }
    await expectUsable(page);

    await test.step('nothing entered: said under the field, which has the focus', async () => {
      for (const [label] of form.fields) await typeOver(page, control(page, label), '');
      await tabTo(page, submitButton(page, form));
      await page.keyboard.press('Enter');
      const first = control(page, firstLabel);
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await expect(first).toHaveAccessibleDescription(new RegExp(form.empty));
      await expectUsable(page);
    });

    await test.step('refused: announced, with the focus, and what was typed is kept', async () => {
      await enter(page, form, wrong);
      const alert = page.getByRole('alert').filter({ hasText: form.rejection });
      await expect(alert).toBeFocused();
      for (const [label] of form.fields) {
        await expect(control(page, label)).toHaveValue(wrong[label] ?? '');
      }
      await expectUsable(page);
    });

    await form.mend?.(page);
    await enter(page, form, await right(page));
    await expect(page.getByText(form.success).first()).toBeVisible();
  });
}
