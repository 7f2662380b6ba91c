import { describe, expect, it } from 'vitest';
import { documentAt, linksIn, partOf, textOf, wordsIn } from '../../setup/built-site.ts';

const linkTargets = (path: string, selector = '') => Object.values(linksIn(partOf(path, selector)));

describe('/pricing', () => {
  const cards = [...partOf('/pricing', '#plans').querySelectorAll('article')];

  it.each([
    ['Individual', /^IndividualFree/],
    ['Business', /£49per month.*or £468 per year.*Up to 25 users/],
    ['Enterprise', /Custom/],
  ])('has a card for %s', (name, words) => {
    const card = cards.find((one) => textOf(one.querySelector('h3')) === name);
    expect(textOf(card ?? null)).toMatch(words);
    expect(cards).toHaveLength(3);
  });

  it('compares the three plans in a table, at the prices of the cards', () => {
    const table = partOf('/pricing', '#comparison table');
    expect(wordsIn(table, 'thead th').slice(1)).toEqual(['Individual', 'Business', 'Enterprise']);
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => wordsIn(row, 'th, td'));
    expect(rows).toContainEqual(['Price, paid monthly', 'Free', '£49 per month', 'Custom']);
    expect(rows).toContainEqual(['Price, paid yearly', 'Free', '£468 per year', 'Custom']);
    expect(rows).toContainEqual(['Users', '1', 'Up to 25', 'Unlimited']);
    const simulations = rows.find(([label]) => label?.startsWith('Simulations'));
    expect(simulations?.slice(1)).toEqual(['– No', '– No', 'By email, SMS and chat']);
  });

  it('has only these plans, and links to those with simulations', () => {
    expect(documentAt('/pricing').querySelectorAll('main article')).toHaveLength(3);
    const links = linksIn(partOf('/pricing', '#plans'));
    expect(links['See these plans']).toBe('/#pricing');
  });

  it('shows everyone the free trial and what people say', () => {
    expect(textOf(partOf('/pricing', 'h1 + p'))).toMatch(/14-day free trial/);
    expect(partOf('/pricing', '#testimonials').closest('.for-signed-out')).toBeNull();
  });

  it('shows what a yearly price is per month', () => {
    expect(textOf(partOf('/pricing', '#plans'))).toMatch(
      /£468per yearSave £120\/yearThat’s £39 a month/,
    );
  });

  it('links each plan to its registration, or to sales', () => {
    expect(cards.map((card) => Object.values(linksIn(card))[0])).toEqual([
      '/register?plan=individual',
      '/register?plan=business',
      '/contact-sales',
    ]);
  });

  it('ends with a link to sales', () => {
    expect(linkTargets('/pricing', '#sales')).toEqual(['/contact-sales']);
  });
});
