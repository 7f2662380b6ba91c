import { describe, expect, it } from 'vitest';
import { linksIn, partOf, textOf, wordsIn } from '../../setup/built-site.ts';

const landing = (selector: string) => partOf('/', selector);

describe('the hero', () => {
  const hero = landing('div:has(> div > h1)');

  it('links Start Free Trial to the plans, and Watch Demo to the demo', () => {
    expect(linksIn(hero)).toEqual({
      'Start Free Trial': '/pricing',
      'Watch Demo': '/demo',
      'Free for one person': '/signup-individual',
    });
  });
});

it('the statistics are the specified four', () => {
  const part = landing('section[aria-labelledby="figures"]');
  const figures = [...part.querySelectorAll('dl > div')];
  expect(figures.map((one) => wordsIn(one, 'dd, dt').toReversed().join(' '))).toEqual([
    '98% threat detection',
    '500+ organizations',
    '75% risk reduction',
    '24/7 support',
  ]);
});

it('leads with what the largest trial found, and its sources', () => {
  const part = landing('section[aria-labelledby="truth"]');
  expect(textOf(part)).toMatch(/^1\.7percentage points, in eight months.*barely works/);
  expect(Object.values(linksIn(part))).toEqual([
    'https://doi.org/10.1109/SP61157.2025.00076',
    '/blog/reporting-beats-not-clicking',
  ]);
});

it('says once that its figures and quotes are samples', () => {
  expect(textOf(landing('')).match(/\bsamples?\b/gi)).toEqual(['samples']);
});

it('Key Features has three cards: simulations, game mechanics, analytics', () => {
  const part = landing('#key-features');
  expect(wordsIn(part, 'h2')).toEqual(['Key Features']);
  expect(wordsIn(part, 'article h3')).toEqual([
    'Real-time phishing simulations',
    'Engaging game mechanics',
    'Detailed analytics',
  ]);
  expect(wordsIn(part, 'article')[1]).toMatch(/points.*badges.*leaderboards/i);
});

describe('the audience switcher', () => {
  const part = landing('#audiences');
  const radios = [...part.querySelectorAll('input[type="radio"]')];

  it('has three audiences, individuals first', () => {
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
      'individuals',
      'smallBusiness',
      'enterprise',
    ]);
    expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([true, false, false]);
  });

  it('shows 91%, 78% and 98% after 90 days', () => {
    const figures = wordsIn(part, 'p:has(.counted)');
    expect(figures[0]).toMatch(/91%/);
    expect(figures[1]).toMatch(/78%/);
    expect(figures[2]).toMatch(/98%.*after 90 days/);
    expect(figures).toHaveLength(3);
  });
});

it('How it works has four steps', () => {
  const part = landing('#how-it-works');
  expect(wordsIn(part, 'ol > li h3')).toEqual([
    'Sign up and onboard your team',
    'Customise scenarios',
    'Play and learn',
    'Track progress',
  ]);
  expect(wordsIn(part, 'ol > li > span')).toEqual(['1', '2', '3', '4']);
});

describe('the pricing teaser', () => {
  const cards = [...landing('#pricing').querySelectorAll('article')];
  const card = (name: string) => cards.find((one) => textOf(one.querySelector('h3')) === name);
  const price = (name: string) => textOf(card(name)?.querySelector('h3 ~ p:has(span)') ?? null);

  it.each([
    ['Free', '£0for one person', /no team access/],
    ['Starter', '£99per month', /Up to 25 users/],
    ['Professional', '£299per month', /Up to 100 users/],
    ['Enterprise', 'Customfor your size', /Unlimited users/],
  ])('%s: %s', (name, asked, users) => {
    expect(price(name)).toBe(asked);
    expect(textOf(card(name) ?? null)).toMatch(users);
  });

  it('highlights Professional, with Try Free for 14 Days', () => {
    const highlighted = cards.filter((one) => one.classList.contains('border-tide'));
    expect(highlighted.map((one) => textOf(one.querySelector('h3')))).toEqual(['Professional']);
    expect(wordsIn(landing('#pricing'), 'article a')).toContain('Try Free for 14 Days');
    expect(textOf(card('Professional')?.querySelector('a') ?? null)).toBe('Try Free for 14 Days');
  });
});

it('the closing call links to an email to sales for a demo', () => {
  const links = linksIn(landing('section[aria-labelledby="closing"]'));
  expect(links['Schedule a live demo']).toMatch(
    /^mailto:sales@lureproof\.example\?subject=.*demo/i,
  );
  expect(links['Start Free Trial']).toBe('/pricing');
});
