import { publicPaths } from '#src/app/site-paths.ts';
import { expectAccessibleLayout, expectNoAxeViolations } from './fixtures/accessibility.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { templatePaths } from './fixtures/templates.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { expectKeyboardTour } from './fixtures/tour.ts';

for (const path of templatePaths) {
  test(`${path}: accessible on phone and desktop, in light and dark, and fully usable by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectAccessibleLayout(page);
    await expectFitsNarrowScreen(page);
    await expectKeyboardTour(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

/** These differ from the first page of their template only in content. */
for (const path of publicPaths.filter((path) => !templatePaths.has(path))) {
  test(`${path}: accessible in light and dark, and fits a narrow screen`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
    await expectFitsNarrowScreen(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
