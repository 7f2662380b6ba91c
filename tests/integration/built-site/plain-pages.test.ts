// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  documentAt,
  linksIn,
  partOf,
  readSiteFile,
  textOf,
  wordsIn,
} from '../../setup/built-site.ts';

const words = (path: string) => textOf(partOf(path));

describe('the legal pages', () => {
  it.each(['/terms', '/privacy', '/cookies', '/legal'])('%s is a text with sections', (path) => {
    expect(words(path).length).toBeGreaterThan(1000);
    expect(wordsIn(partOf(path), 'h2').length).toBeGreaterThanOrEqual(3);
  });

  it('the privacy policy was last updated June 1, 2025', () => {
    expect(words('/privacy')).toContain('Last updated June 1, 2025');
    expect(partOf('/privacy', 'time').getAttribute('datetime')).toBe('2025-06-01');
  });

  it('the privacy policy and the terms name the minimum age of 16', () => {
    expect(words('/privacy')).toMatch(/at least 16 years old/);
    expect(words('/terms')).toMatch(/at least 16 years old/);
  });

  it('the legal notice has what a UK company must show', () => {
    const rows = [...partOf('/legal', 'table').querySelectorAll('tbody tr')];
    const facts = Object.fromEntries(rows.map((row) => wordsIn(row, 'th, td')));
    expect(facts).toEqual({
      'Registered name': 'Lureproof Training Ltd',
      'Company number': '00000000',
      'Registered in': 'England and Wales',
      'Registered office': '1 Sample Street, London, EC1A 1AA, United Kingdom',
      'VAT number': 'GB 000 0000 00',
      Email: 'hello@lureproof.example',
    });
  });

  it('the privacy policy says in which region accounts are kept', () => {
    expect(words('/privacy')).toContain('eu-west-1');
  });
});

it('/careers says that no positions are open, and leads to /contact', () => {
  expect(textOf(partOf('/careers', 'h1'))).toBe('No positions are open at the moment');
  expect(Object.values(linksIn(partOf('/careers')))).toEqual(['/contact']);
});

describe('the forms', () => {
  it.each([
    ['/contact', 'Message', 'Send message'],
    ['/contact-sales', 'Message', 'Send message'],
    ['/support', 'How can we help?', 'Submit Support Request'],
  ])('%s: name, email and message, all required, without a script', (path, message, submit) => {
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
    const items = [...partOf(path, 'ul').children];
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

  it('/docs: Getting Started, User Roles & Permissions, Campaign Setup', () => {
    expect(list('/docs').map(({ title }) => title)).toEqual([
      'Getting Started',
      'User Roles & Permissions',
      'Campaign Setup',
    ]);
  });

  it('/tutorials: a first simulation, custom templates, risk scores', () => {
    const titles = list('/tutorials').map(({ title }) => title);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toMatch(/first simulation/);
    expect(titles[1]).toMatch(/custom template/);
    expect(titles[2]).toMatch(/risk scores/);
  });
});

it('an unknown path is told so, under the specified title, with a way home', () => {
  const page = new DOMParser().parseFromString(readSiteFile('404.html'), 'text/html');
  expect(page.title).toBe('404 - Page Not Found');
  expect(textOf(page.querySelector('main'))).toBe(
    "Oops! The page you're looking for doesn't exist.Return to Home",
  );
  expect(page.querySelector('main a')?.getAttribute('href')).toBe('/');
});
