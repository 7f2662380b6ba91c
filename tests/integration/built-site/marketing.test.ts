import { describe, expect, it } from 'vitest';
import { publicPaths } from '#src/app/site-paths.ts';
import { documentAt, linksIn, partOf, textOf, wordsIn } from '../../setup/built-site.ts';

const linkTargets = (path: string, selector = '') => Object.values(linksIn(partOf(path, selector)));

describe.each(['/', '/features', '/how-it-works', '/pricing', '/get-started'])(
  'the testimonials of %s',
  (path) => {
    it('are three, each with a quote, its author, their role and their picture', () => {
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

    it('say that they are samples', () => {
      expect(textOf(partOf(path, '#testimonials'))).toMatch(/Sample quotes/);
    });
  },
);

describe.each([
  ['/features', 4],
  ['/how-it-works', 4],
  ['/pricing', 4],
  ['/get-started', 3],
])('the questions of %s', (path, atLeast) => {
  it('open without JavaScript, have answers, and can be linked to', () => {
    const items = [...partOf(path, '#faq').querySelectorAll('details')];
    expect(items.length).toBeGreaterThanOrEqual(atLeast);
    for (const item of items) {
      expect(textOf(item.querySelector('summary h3'))).toMatch(/\?$/);
      expect(textOf(item.querySelector('p[id^="faq-"]')).length).toBeGreaterThan(20);
    }
  });
});

it('no two pages share an illustration, except a list and its articles', () => {
  const pages = new Map<string, Set<string>>();
  for (const path of publicPaths) {
    for (const picture of documentAt(path).querySelectorAll('main [role="img"]')) {
      const alternative = picture.getAttribute('aria-label') ?? '';
      const [, folder = ''] = path.split('/');
      pages.set(alternative, (pages.get(alternative) ?? new Set()).add(folder));
    }
  }
  expect(pages.size).toBeGreaterThan(10);
  expect([...pages].filter(([, folders]) => folders.size > 1)).toEqual([]);
});

describe('/features', () => {
  it('has 14 feature blocks in groups, and four pictures with their text alternatives', () => {
    const groups = partOf('/features', '#features');
    expect(new Set(wordsIn(groups, 'li h3')).size).toBe(14);
    const pictures = [...partOf('/features').querySelectorAll('[role="img"]')];
    expect(pictures.map((one) => one.getAttribute('aria-label')?.split(/[:;]/)[0])).toEqual([
      'An inbox',
      'A lesson on a phone',
      'A leaderboard of four teams',
      'A risk report',
    ]);
  });

  it('has trust badges, and sections on compliance, integrations and security', () => {
    expect(wordsIn(partOf('/features', '#badges'), 'li').length).toBeGreaterThan(2);
    expect(wordsIn(partOf('/features', '#compliance'), 'li').length).toBeGreaterThan(2);
    expect(wordsIn(partOf('/features', '#integrations'), 'li').length).toBeGreaterThan(2);
    expect(wordsIn(partOf('/features', '#security'), 'li').length).toBeGreaterThan(2);
  });

  it('links to the plans and to a sample report', () => {
    expect(linkTargets('/features', '#features')).toEqual(['/sample-report']);
    expect(linkTargets('/features', '#which-plan')).toEqual(['/pricing']);
  });
});

describe('/how-it-works', () => {
  it('has six steps, each with a picture, and three benefits', () => {
    const steps = partOf('/how-it-works', '#steps');
    expect(wordsIn(steps, 'ol > li h3')).toHaveLength(6);
    expect(steps.querySelectorAll('ol > li > [role="img"][aria-label]')).toHaveLength(6);
    expect(wordsIn(partOf('/how-it-works', '#benefits'), 'li h3')).toHaveLength(3);
  });

  it('shows the results as figures', () => {
    const figures = [...partOf('/how-it-works', '#results').querySelectorAll('dl > div')];
    const said = figures.map((one) => wordsIn(one, 'dd, dt').toReversed().join(' '));
    expect(said).toEqual([
      '75% risk reduction in the first year',
      '90% completion of the training',
      '98% of simulated attacks recognised after 90 days',
      '10,000+ users trained',
    ]);
  });

  it('names both set-up times, and what each applies to', () => {
    const words = textOf(partOf('/how-it-works', '#steps'));
    expect(words).toMatch(/Small teams are ready in under 15 minutes/);
    expect(words).toMatch(/single sign-on in under 30/);
  });
});

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

describe('/solutions', () => {
  it('has six audiences with a message each, a list of reasons, and a link to /get-started', () => {
    expect(wordsIn(partOf('/solutions', '#audiences'), 'article h3')).toHaveLength(6);
    for (const message of partOf('/solutions', '#audiences').querySelectorAll('article figure')) {
      expect(textOf(message.querySelector('mark'))).not.toBe('');
      expect(wordsIn(message, 'figcaption li')).toHaveLength(2);
    }
    expect(wordsIn(partOf('/solutions', '#reasons'), 'li').length).toBeGreaterThan(2);
    expect(linkTargets('/solutions')).toContain('/get-started');
  });
});

describe('/get-started', () => {
  it('has three audiences: individuals, small business, enterprise', () => {
    const part = partOf('/get-started', '#audiences');
    expect(wordsIn(part, 'article h3')).toEqual(['Individual', 'Business', 'Enterprise']);
    const forWhom = wordsIn(part, 'article p').filter((words) => /^For .*\.$/.test(words));
    expect(forWhom).toEqual([
      expect.stringMatching(/^For individuals/),
      expect.stringMatching(/^For a small business/),
      expect.stringMatching(/^For a large organisation/),
    ]);
    expect(linksIn(part)).toMatchObject({
      'See Starter and Professional, from £99 per month': '/#pricing',
    });
    expect(linkTargets('/get-started', '#audiences')).toEqual([
      '/signup-individual',
      '/signup-business',
      '/contact-sales',
      '/#pricing',
      '/pricing',
    ]);
  });

  it('leaves the choice to the cards: its header’s only link for newcomers leads to them', () => {
    const [header] = partOf('/get-started').children;
    const links = [...(header?.querySelectorAll('a.for-signed-out') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#audiences']);
  });

  it('has four steps, each with a picture', () => {
    const steps = partOf('/get-started', '#steps');
    expect(wordsIn(steps, 'ol > li')).toHaveLength(4);
    const pictures = [...steps.querySelectorAll('ol > li img')];
    expect(pictures.map((one) => one.getAttribute('alt'))).toEqual(['', '', '', '']);
  });

  it('shows newcomers’ steps and questions only to anonymous visitors, and a way back to signed-in users', () => {
    for (const id of ['#audiences', '#steps', '#faq']) {
      expect(partOf('/get-started', id).closest('.for-signed-out')).not.toBeNull();
    }
    expect(wordsIn(partOf('/get-started'), 'a.for-signed-in[href="/dashboard"]')).toEqual([
      'Go to your dashboard',
    ]);
    const change = partOf('/get-started', '#change-plan');
    expect(change.closest('.for-signed-in')).not.toBeNull();
    expect(linkTargets('/get-started', '#change-plan')).toEqual([
      '/support?topic=change-plan',
      '/pricing#plans',
      '/dashboard/subscription',
    ]);
  });
});

it('/careers says that no position is open, pins a fake job offer, and links to /contact', () => {
  expect(textOf(partOf('/careers', 'h1'))).toMatch(/^No positions are open\./);
  expect(wordsIn(partOf('/careers'), 'figure mark').join(' ')).toMatch(/jobs\.example Pay £45/);
  expect(textOf(partOf('/careers', '#how-we-work'))).toMatch(/Sample terms/);
  expect(linksIn(partOf('/careers', '#introduce-yourself'))['Write to us']).toBe('/contact');
});

it('/about-us describes the company and its founder', () => {
  expect(textOf(partOf('/about-us'))).toMatch(/cyber-security educator/);
  expect(textOf(partOf('/about-us', '#story')).length).toBeGreaterThan(300);
  expect(wordsIn(partOf('/about-us', '#founder'), 'h3')).toEqual(['Eleanor Marsh']);
  expect(textOf(partOf('/about-us', '#founder'))).toMatch(/story and the founder are samples/);
  expect(linkTargets('/about-us', '#story')).toEqual(['/blog/reporting-beats-not-clicking']);
});
