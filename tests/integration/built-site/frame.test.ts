// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  builtPages,
  documentAt,
  linksIn,
  stylesOf,
  textOf,
  wordsIn,
} from '../../setup/built-site.ts';

const all = builtPages.map(({ path }) => path);
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
];

const SOCIAL = {
  Instagram: /^https:\/\/www\.instagram\.com\/\w/,
  TikTok: /^https:\/\/www\.tiktok\.com\/@\w/,
  Reddit: /^https:\/\/www\.reddit\.com\/r\/\w/,
  X: /^https:\/\/x\.com\/\w/,
  LinkedIn: /^https:\/\/www\.linkedin\.com\/company\/\w/,
  'Share on Facebook': /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=https%3A%2F%2F/,
};

describe.each(all)('the frame of %s', (path) => {
  it('has a footer that leads to every part of the site', () => {
    const links = Object.values(linksIn(footerOf(path)));
    expect(FOOTER.filter((link) => !links.includes(link))).toEqual([]);
  });

  it('leads to the social networks, and tells them nothing but where one came from', () => {
    const links = linksIn(footerOf(path));
    for (const [name, address] of Object.entries(SOCIAL)) expect(links[name]).toMatch(address);
    const rels = [...footerOf(path).querySelectorAll('a[href^="https:"]')].map((link) =>
      link.getAttribute('rel'),
    );
    expect(rels).toEqual(Object.keys(SOCIAL).map(() => 'noopener'));
  });

  it('says who runs the site', () => {
    expect(textOf(footerOf(path))).toMatch(
      /Lureproof Training Ltd\. Registered in England and Wales, company number 00000000\./,
    );
  });

  it('leaves navigation and footer off paper', () => {
    const frame = documentAt(path).querySelectorAll('header:has(nav), footer');
    expect([...frame].map(({ classList }) => classList.contains('not-printed'))).toEqual([
      true,
      true,
    ]);
    expect(stylesOf(path)).toMatch(/@media print\{.*\.not-printed\{display:none!important\}/);
  });

  it('offers Login and Get Started in the top bar and in the menu of a phone, without a script', () => {
    const header = documentAt(path).querySelector('header');
    const bars = [...(header?.querySelectorAll('.for-signed-out') ?? [])];
    expect(bars.map(linksIn)).toEqual([
      { Login: '/login', 'Get Started': '/register' },
      { Login: '/login', 'Get Started': '/register' },
    ]);
    expect(header?.querySelector('details nav[aria-label="Menu"] .for-signed-out')).not.toBeNull();
  });

  it('holds Learn, Dashboard and Logout for whoever is signed in', () => {
    const header = documentAt(path).querySelector('header');
    const bars = [...(header?.querySelectorAll('.for-signed-in') ?? [])];
    const [desktop = [], mobile = []] = bars.map((bar) => wordsIn(bar, 'a, button'));
    expect(desktop).toEqual(['Learn', 'Account▾', 'Dashboard', 'Logout']);
    expect(mobile).toEqual(['Learn', 'Dashboard', 'Logout']);
  });
});
