import { expect, it } from 'vitest';
import { landingPlans } from '#content/marketing/plans.ts';
import { pricingPlans } from '#content/marketing/pricing.ts';
import { offeredPlans } from '#content/dashboard-plans.ts';
import { planNames, planPrices } from '#content/plans.ts';

it.each(Object.entries(planPrices))('%s costs the same in a line as on its card', (id, price) => {
  const name = new Map<string, string>(Object.entries(planNames)).get(id);
  const cards = [...landingPlans, ...pricingPlans].filter((plan) => plan.name === name);
  expect(cards.length).toBeGreaterThan(0);
  const paid = cards.filter((card) => !/^(?:£0|Free)$/.test(card.price));
  expect(paid.length).toBe(price === 'free for good' ? 0 : cards.length);
  for (const card of paid) expect(price).toBe(`${card.price} per month`);
});

it.each(offeredPlans)('$name has as many users in the dashboard as on its cards', (offered) => {
  const name = offered.name.replace(' (free)', '');
  const cards = [...landingPlans, ...pricingPlans].filter((plan) => plan.name === name);
  expect(cards.length).toBeGreaterThan(0);
  for (const { features } of cards) expect(features[0]).toBe(offered.users);
});
