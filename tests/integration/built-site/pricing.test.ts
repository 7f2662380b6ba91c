import { describe, expect, it } from 'vitest';
import { linksIn, partOf, textOf, wordsIn } from '../../setup/built-site.ts';

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
});
