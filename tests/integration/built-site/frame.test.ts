import { describe, expect, it } from 'vitest';
import { routeAt } from '#src/app/routes.ts';
import { company } from '#src/config/company.ts';
import { builtPages, documentAt, linksIn, textOf, wordsIn } from '../../setup/built-site.ts';

const all = builtPages.map(({ path }) => path);
const auth = all.filter((path) => routeAt(path).audience === 'auth');
const open = all.filter((path) => !auth.includes(path));
const footerOf = (path: string) => documentAt(path).querySelector('footer') ?? document.body;

const FOOTER = [
  '/features',
  '/how-it-works',
  '/pricing',
  '/solutions',
  '/docs',
  '/blog',
  '/tutorials',
  '/support',
  '/about-us',
  '/careers',
  '/contact',
  '/legal',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/security',
];

const SOCIAL = {
  Instagram: /^https:\/\/www\.instagram\.com\/\w/,
  TikTok: /^https:\/\/www\.tiktok\.com\/@\w/,
  Reddit: /^https:\/\/www\.reddit\.com\/r\/\w/,
  X: /^https:\/\/x\.com\/\w/,
  LinkedIn: /^https:\/\/www\.linkedin\.com\/company\/\w/,
  'Share on Facebook': /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=https%3A%2F%2F/,
};

describe.each(open)('the frame of %s', (path) => {
  it('has a footer with links to every part of the site', () => {
    const links = Object.values(linksIn(footerOf(path)));
    expect(FOOTER.filter((link) => !links.includes(link))).toEqual([]);
  });

  it('links to the social networks, passing on only the referrer', () => {
    const links = linksIn(footerOf(path));
    for (const [name, address] of Object.entries(SOCIAL)) expect(links[name]).toMatch(address);
    const rels = [...footerOf(path).querySelectorAll('a[href^="https:"]')].map((link) =>
      link.getAttribute('rel'),
    );
    expect(rels).toEqual(Object.keys(SOCIAL).map(() => 'noopener'));
  });

  it('names the company that runs the site', () => {
    expect(textOf(footerOf(path))).toContain(
      `${company.registeredName}. Registered in ${company.partOfUk}, company number ${company.number}.`,
    );
  });

  it('links the public pages in the top bar and in the mobile menu', () => {
    for (const nav of documentAt(path).querySelectorAll('header nav')) {
      expect(Object.values(linksIn(nav))).toEqual(expect.arrayContaining(['/features', '/demo']));
    }
  });
});

describe.each(auth)('the quiet frame of %s', (path) => {
  it('links its logo to the landing page, and links to no other public page', () => {
    const header = documentAt(path).querySelector('header');
    expect(Object.values(linksIn(header ?? document.body))).toEqual([
      '/',
      '/dashboard',
      '/login',
      '/register',
    ]);
  });

  it('has a footer with support, the legal pages and the theme', () => {
    expect(Object.values(linksIn(footerOf(path)))).toEqual([
      '/support',
      '/legal',
      '/terms',
      '/privacy',
      '/cookies',
    ]);
    expect(footerOf(path).querySelectorAll('input[name=theme]')).toHaveLength(3);
  });
});

describe.each(all)('the frame of %s, like that of every page,', (path) => {
  it('offers Login and Get Started in the top bar and in the mobile menu, without JavaScript', () => {
    const header = documentAt(path).querySelector('header');
    const bars = [...(header?.querySelectorAll('nav .for-signed-out') ?? [])];
    expect(bars.map(linksIn)).toEqual([
      { Login: '/login', 'Get Started': '/register' },
      { Login: '/login', 'Get Started': '/register' },
    ]);
    expect(header?.querySelector('details nav[aria-label="Menu"] .for-signed-out')).not.toBeNull();
  });

  it('contains Learn, Dashboard and Logout for a signed-in user', () => {
    const header = documentAt(path).querySelector('header');
    const bars = [...(header?.querySelectorAll('.for-signed-in') ?? [])];
    const [desktop = [], mobile = []] = bars.map((bar) => wordsIn(bar, 'a, button'));
    expect(desktop).toEqual(['Learn', 'Account▾', 'Dashboard', 'Logout']);
    expect(mobile).toEqual(['Learn', 'Dashboard', 'Logout']);
  });
});
