import { pageMeta } from '#content/meta.ts';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { expect, test } from './fixtures/test.ts';
import { expectKeyboardTour } from './fixtures/tour.ts';

const WIDTHS = [320, 768, 1280];

for (const path of Object.keys(pageMeta)) {
  test(`${path}: accessible at every width, in light and dark, and all of it by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoAxeViolations(page);
    }
    await expectFitsNarrowScreen(page);
    await expectKeyboardTour(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
