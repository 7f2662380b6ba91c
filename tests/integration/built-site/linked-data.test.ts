import { describe, expect, it } from 'vitest';
import { publicPaths } from '#src/app/site-paths.ts';
import { brand } from '#src/config/brand.ts';
import { documentAt, textOf } from '../../setup/built-site.ts';
import { SITE_URL } from '../../setup/site-url.ts';

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : []);

/** The page's JSON-LD; throws if it isn't valid JSON. */
function graphOf(path: string): Thing[] {
  const elements = documentAt(path).querySelectorAll('script[type="application/ld+json"]');
  expect(elements).toHaveLength(1);
  const data: unknown = JSON.parse(String(elements[0]?.textContent));
  expect(data).toMatchObject({ '@context': 'https://schema.org' });
  return isThing(data) ? things(data['@graph']) : [];
}

const ofType = (path: string, type: string) =>
  graphOf(path).filter((thing) => thing['@type'] === type);

function heading(path: string): string {
  return textOf(documentAt(path).querySelector('h1'));
}

describe.each(publicPaths.filter((path) => path !== '/'))('%s', (path) => {
  it('has breadcrumbs from the home page, each with its page’s title', () => {
    const [list] = ofType(path, 'BreadcrumbList');
    const items = things(list?.['itemListElement']);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]).toMatchObject({ name: brand.name, item: `${SITE_URL}/` });
    expect(items.at(-1)).toMatchObject({ name: heading(path), item: SITE_URL + path });
    for (const { item } of items.slice(1, -1)) {
      const parent = String(item).slice(SITE_URL.length);
      expect(publicPaths).toContain(parent);
      expect(documentAt(path).querySelector(`main a[href="${parent}"]`)).not.toBeNull();
    }
  });
});

it('/pricing offers the plans at the prices on their cards', () => {
  const [application] = ofType('/pricing', 'SoftwareApplication');
  const offers = things(application?.['offers']);
  const cards = [...documentAt('/pricing').querySelectorAll('#plans article')];
  expect(offers).toHaveLength(2);
  for (const { name, price, priceCurrency } of offers) {
    const card = cards.find((one) => textOf(one.querySelector('h3')) === name);
    const shown = textOf(card?.querySelector('.text-price') ?? null);
    expect(shown === 'Free' ? '0' : shown.replace('£', '')).toBe(price);
    expect(priceCurrency).toBe('GBP');
  }
});
