import { describe, expect, it } from 'vitest';
import { company } from '#src/config/company.ts';
import { documentAt, partOf, readSiteFile, textOf, wordsIn } from '../../setup/built-site.ts';

const words = (path: string) => textOf(partOf(path));

describe('the legal pages', () => {
  it.each(['/terms', '/privacy', '/cookies', '/legal', '/accessibility', '/security'])(
    '%s has a text in sections',
    (path) => {
      expect(words(path).length).toBeGreaterThan(1000);
      expect(wordsIn(partOf(path), 'h2').length).toBeGreaterThanOrEqual(3);
    },
  );

  it('the privacy policy was last updated June 1, 2025', () => {
    expect(words('/privacy')).toContain('Last updated June 1, 2025');
    expect(partOf('/privacy', 'time').getAttribute('datetime')).toBe('2025-06-01');
  });

  it('the privacy policy and the terms name the minimum age of 16', () => {
    expect(words('/privacy')).toMatch(/at least 16 years old/);
    expect(words('/terms')).toMatch(/at least 16 years old/);
  });

  it('the legal notice has what a UK company must publish', () => {
    const rows = [...partOf('/legal', 'table').querySelectorAll('tbody tr')];
    const facts = Object.fromEntries(rows.map((row) => wordsIn(row, 'th, td')));
    expect(facts).toEqual({
      'Registered name': company.registeredName,
      'Company number': company.number,
      'Registered in': company.partOfUk,
      'Registered office': company.registeredOffice.join(', '),
      'VAT number': company.vatNumber,
      Email: company.email,
    });
  });
});

describe('the forms', () => {
  it.each([
    ['/contact', 'Message', 'Send message'],
    ['/contact-sales', 'Message', 'Send message'],
    ['/support', 'How can we help?', 'Submit Support Request'],
  ])('%s: name, email and message, all required without JavaScript', (path, message, submit) => {
    const form = partOf(path, 'form');
    const required = [...form.querySelectorAll(':required')];
    expect(required.map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'email',
      'message',
    ]);
    const labels = required.map(({ id }) => textOf(form.querySelector(`label[for="${id}"]`)));
    expect(labels).toEqual(['Name', 'Email', message]);
    expect(wordsIn(form, 'button')).toEqual([submit]);
    expect(form.getAttribute('method')).toBe('post');
  });
});

describe('the lists of articles', () => {
  const list = (path: string) => {
    const items = [...partOf(path, path === '/tutorials' ? 'ol' : 'ul').children];
    return items.map((item) => ({
      title: textOf(item.querySelector('h2')),
      summary: textOf(item.querySelector('h2 ~ p')),
      date: item.querySelector('time')?.getAttribute('datetime') ?? '',
      link: item.querySelector('a')?.getAttribute('href') ?? '',
    }));
  };

  it.each(['/blog', '/docs', '/tutorials'])(
    '%s: three, each with title, summary and date',
    (path) => {
      const items = list(path);
      expect(items).toHaveLength(3);
      for (const { title, summary, date, link } of items) {
        expect(title).not.toBe('');
        expect(summary.length).toBeGreaterThan(40);
        expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(textOf(documentAt(link).querySelector('h1'))).toBe(title);
      }
    },
  );

  it.each([
    ['/docs', /^Getting Started,User Roles & Permissions,Campaign Setup$/],
    ['/tutorials', /first simulation,.*custom template,.*risk scores/],
  ])('%s has the specified titles, in order', (path, titles) => {
    expect(String(list(path).map(({ title }) => title))).toMatch(titles);
  });
});

it('an unknown path shows the not-found page, with its title and links home and to likely pages', () => {
  const page = new DOMParser().parseFromString(readSiteFile('404.html'), 'text/html');
  expect(page.title).toBe('404 - Page Not Found');
  expect(textOf(page.querySelector('main h1'))).toBe(
    "Oops! The page you're looking for doesn't exist.",
  );
  const links = [...page.querySelectorAll('main a')];
  expect(textOf(links[0] ?? null)).toBe('Return to Home');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/demo',
    '/features',
    '/pricing',
    '/docs',
    '/dashboard',
    '/support',
  ]);
});
