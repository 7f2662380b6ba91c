import { describe, expect, it } from 'vitest';
import { documentAt, linksIn, partOf, textOf, wordsIn } from '../../setup/built-site.ts';

const linkTargets = (path: string, selector = '') => Object.values(linksIn(partOf(path, selector)));

/** The cards that every visitor sees. */
const ON_OFFER = ':not(.for-signed-in) > article';

describe('/pricing', () => {
  const cards = [...partOf('/pricing', '#plans').querySelectorAll(ON_OFFER)];

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
    const shown = ':is(th, td):not(.for-signed-in)';
    expect(wordsIn(table, `thead ${shown}`).slice(1)).toEqual([
      'Individual',
      'Business',
      'Enterprise',
    ]);
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => wordsIn(row, shown));
    expect(rows).toContainEqual(['Price, paid monthly', 'Free', '£49 per month', 'Custom']);
    expect(rows).toContainEqual(['Price, paid yearly', 'Free', '£468 per year', 'Custom']);
    expect(rows).toContainEqual(['Users', '1', 'Up to 25', 'Unlimited']);
    const simulations = rows.find(([label]) => label?.startsWith('Simulations'));
    expect(simulations?.slice(1)).toEqual(['– No', '– No', 'By email, SMS and chat']);
  });

  it('compares them with the users’ own plan, for signed-in users alone', () => {
    const table = partOf('/pricing', '#comparison table');
    expect(wordsIn(table, '.for-signed-in').slice(0, 4)).toEqual([
      'StarterYour plan',
      '£99 per month',
      '– No',
      'Up to 25',
    ]);
    expect(table.querySelectorAll('td.for-signed-in')).toHaveLength(
      table.querySelectorAll('tbody tr').length,
    );
  });

  it('has only these plans, and links to those with simulations', () => {
    expect(documentAt('/pricing').querySelectorAll(`main ${ON_OFFER}`)).toHaveLength(3);
    const links = linksIn(partOf('/pricing', '#plans'));
    expect(links['See these plans']).toBe('/#pricing');
  });

  it('offers an account or a trial only to anonymous visitors, and a change of plan to signed-in users', () => {
    const part = partOf('/pricing', '');
    expect(wordsIn(part, 'article a:not(.for-signed-out, .for-signed-in)')).toEqual([
      'Talk to sales',
    ]);
    expect(wordsIn(part, 'p > .for-signed-out')[0]).toMatch(/14-day free trial/);
    expect(wordsIn(part, `${ON_OFFER} .for-signed-in`)).toEqual([
      'Switch to Individual',
      'Switch to Business',
    ]);
    expect(linksIn(part)['Switch to Business']).toBe('/support?topic=change-plan&plan=business');
  });

  it('has the users’ own plan beside the headline, for signed-in users alone', () => {
    const own = partOf('/pricing', '.plans').querySelectorAll('div.for-signed-in:has(li)');
    expect(textOf(own[0] ?? null)).toMatch(
      /^Your planStarter£99 per month.*sample.*Up to 25 users/,
    );
  });

  it('has the other plan with simulations beside the three, for signed-in users alone', () => {
    const other = partOf('/pricing', '#plans').querySelectorAll('.for-signed-in > article');
    expect(other).toHaveLength(1);
    expect(textOf(other[0] ?? null)).toMatch(/^Professional£299per month.*Switch to Professional$/);
  });

  it('keeps what is for newcomers from signed-in users', () => {
    const forVisitors = textOf(partOf('/pricing', '.for-signed-out #testimonials'));
    expect(forVisitors).toContain('What people say');
    expect(textOf(partOf('/pricing', 'details.for-signed-out'))).toMatch(
      /^How does the free trial/,
    );
    expect(wordsIn(partOf('/pricing', '#plans'), 'h2 .for-signed-in')).toEqual([
      'Change your plan',
    ]);
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
