import { randomUUID } from 'node:crypto';
import { expectNoAxeViolations } from './fixtures/accessibility.ts';
import { expectFitsNarrowScreen } from './fixtures/layout.ts';
import { unconfirmed } from './fixtures/people.ts';
import { expect, test } from './fixtures/shared-page.ts';
import { servicePorts } from './fixtures/world.ts';

test('the local console fits a narrow screen with the longest address', async ({ page }) => {
  const email = `${randomUUID()}.of.a.long.name@department.of.long.addresses.example.com`;
  await unconfirmed({ name: 'Ada Lovelace', email });
  const { console: port } = servicePorts();
  await page.goto(`http://localhost:${port}/`);
  const account = page.getByRole('listitem').filter({ hasText: email }).last();
  await expect(account).toBeVisible();
  await expectNoAxeViolations(page);
  await expectFitsNarrowScreen(page);
});
