// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { linksIn, partOf, textOf, wordsIn } from '../../setup/built-site.ts';

const leadsTo = (path: string, selector = '') => Object.values(linksIn(partOf(path, selector)));

describe.each(['/', '/features', '/how-it-works', '/pricing', '/get-started'])(
  'the testimonials of %s',
  (path) => {
    it('are three, each with its words, its author, their role and their picture', () => {
      const quotes = [...partOf(path, '#testimonials').querySelectorAll('figure')];
      expect(quotes).toHaveLength(3);
      for (const quote of quotes) {
        expect(textOf(quote.querySelector('blockquote'))).toMatch(/^“.{20,}”$/);
        const [image, , author, role] = wordsIn(quote, 'figcaption span');
        expect(image).toMatch(/^[A-Z]{2}$/);
        expect(author).toMatch(/^\S+ \S+/);
        expect(role).not.toBe('');
      }
    });
  },
);

describe.each([
  ['/features', 5],
  ['/how-it-works', 4],
  ['/pricing', 4],
  ['/get-started', 3],
])('the questions of %s', (path, atLeast) => {
  it('open by themselves, have an answer each, and can be linked to', () => {
    const items = [...partOf(path, '#faq').querySelectorAll('details')];
    expect(items.length).toBeGreaterThanOrEqual(atLeast);
    for (const item of items) {
      expect(textOf(item.querySelector('summary h3'))).toMatch(/\?$/);
      expect(textOf(item.querySelector('p[id^="faq-"]')).length).toBeGreaterThan(20);
    }
  });
});

describe('/features', () => {
  it('has 14 feature blocks', () => {
    expect(new Set(wordsIn(partOf('/features', '#features'), 'ol > li h3')).size).toBe(14);
  });

  it('has trust badges, and sections on compliance, integrations and security', () => {
    expect(wordsIn(partOf('/features', '#badges'), 'li').length).toBeGreaterThan(2);
    expect(wordsIn(partOf('/features', '#compliance'), 'li').length).toBeGreaterThan(2);
    expect(wordsIn(partOf('/features', '#integrations'), 'li').length).toBeGreaterThan(2);
    expect(wordsIn(partOf('/features', '#security'), 'li').length).toBeGreaterThan(2);
  });

  it('leads to the plans', () => {
    expect(leadsTo('/features')).toContain('/pricing');
  });
});

describe('/how-it-works', () => {
  it('has six steps and three benefits', () => {
    const steps = partOf('/how-it-works', '#steps');
    expect(wordsIn(steps, 'ol > li > span')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(wordsIn(partOf('/how-it-works', '#benefits'), 'li h3')).toHaveLength(3);
  });

  it('shows the results as figures', () => {
    const figures = [...partOf('/how-it-works', '#results').querySelectorAll('dl > div')];
    const said = figures.map((one) => wordsIn(one, 'dd, dt').toReversed().join(' '));
    expect(said).toEqual([
      '75% risk reduction in the first year',
      '90% completion of the training',
      '98% of simulations recognised after 90 days',
      '10,000+ users trained',
    ]);
  });

  it('names both times of setting up, and what each is for', () => {
    const words = textOf(partOf('/how-it-works', '#steps'));
    expect(words).toMatch(/Small teams are ready in under 15 minutes/);
    expect(words).toMatch(/single sign-on in under 30/);
  });
});

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
  });

  it('shows the campaign plans too, and says which list is for whom', () => {
    const campaign = partOf('/pricing', '#campaign-plans');
    expect(wordsIn(campaign, 'article h3')).toEqual([
      'Free',
      'Starter',
      'Professional',
      'Enterprise',
    ]);
    expect(textOf(partOf('/pricing', '#price-lists'))).toMatch(/you need only one/);
  });

  it('leads to sales', () => {
    expect(leadsTo('/pricing', '#sales')).toEqual(['/contact-sales']);
  });
});

describe('/solutions', () => {
  it('has six audience cards and a list of reasons, and leads to /get-started', () => {
    expect(wordsIn(partOf('/solutions', '#audiences'), 'article h3')).toHaveLength(6);
    expect(wordsIn(partOf('/solutions', '#reasons'), 'li').length).toBeGreaterThan(2);
    expect(leadsTo('/solutions')).toContain('/get-started');
  });
});

describe('/get-started', () => {
  it('has three ways in: individuals, small business, enterprise', () => {
    const part = partOf('/get-started', '#audiences');
    expect(wordsIn(part, 'article h3')).toEqual(['Individuals', 'Small business', 'Enterprise']);
    expect(leadsTo('/get-started', '#audiences')).toEqual([
      '/signup-individual',
      '/signup-business',
      '/contact-sales',
      '/pricing',
    ]);
  });

  it('has four steps', () => {
    expect(wordsIn(partOf('/get-started', '#steps'), 'ol > li')).toHaveLength(4);
  });
});

it('/about-us describes the company and its founder', () => {
  expect(textOf(partOf('/about-us'))).toMatch(/cyber-security educator/);
  expect(textOf(partOf('/about-us', '#story')).length).toBeGreaterThan(300);
  expect(wordsIn(partOf('/about-us', '#founder'), 'h3')).toEqual(['Eleanor Marsh']);
});
