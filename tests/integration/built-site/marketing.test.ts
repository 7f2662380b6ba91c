import { describe, expect, it } from 'vitest';
import { linksIn, partOf, textOf, wordsIn } from '../../setup/built-site.ts';

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

describe('/features', () => {
  it('has 14 feature blocks in groups, and four pictures with their text alternatives', () => {
    const groups = partOf('/features', '#features');
    expect(new Set(wordsIn(groups, 'li h3')).size).toBe(14);
    const pictures = [...partOf('/features').querySelectorAll('[role="img"], img[alt*=" "]')];
    const alternatives = pictures.map(
      (one) => one.getAttribute('aria-label') ?? one.getAttribute('alt'),
    );
    expect(alternatives.map((text) => text?.split(/[:;]/)[0])).toEqual([
      'An inbox',
      'A lesson on a phone',
      'A leaderboard of four teams',
      'A risk report',
    ]);
  });

  it('has trust badges, and sections on compliance, integrations and security', () => {
    expect(linkTargets('/features', '#badges')).toEqual([
      '/accessibility',
      '/security',
      '/privacy',
    ]);
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

  it('has four steps, each with a picture', () => {
    const steps = partOf('/get-started', '#steps');
    expect(wordsIn(steps, 'ol > li')).toHaveLength(4);
    const pictures = [...steps.querySelectorAll('ol > li img')];
    expect(pictures.map((one) => one.getAttribute('alt'))).toEqual(['', '', '', '']);
  });
});

it('/careers says that no position is open, pins a fake job offer, and links to /contact', () => {
  expect(textOf(partOf('/careers', 'h1'))).toBe(
    'No positions are open. If someone offers you a job here, report it.',
  );
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
