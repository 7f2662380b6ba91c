import { describe, expect, it } from 'vitest';
import { answerFor } from '#vite/hosting/answer.ts';

const FILES = new Set([
  'index.html',
  '404.html',
  'features/index.html',
  'name.with.dots/index.html',
  'assets/app-1a2b3c4d.js',
  'robots.txt',
  '.well-known/security.txt',
]);

function answer(pathname: string, files = FILES) {
  return answerFor(pathname, (path) => files.has(path));
}

describe('answerFor', () => {
  it.each([
    ['/', 'index.html'],
    ['/features', 'features/index.html'],
    ['/features/', 'features/index.html'],
    ['/%66eatures', 'features/index.html'],
    ['/name.with.dots', 'name.with.dots/index.html'],
    ['/robots.txt', 'robots.txt'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('%s is %s', (pathname, file) => {
    expect(answer(pathname)).toMatchObject({ status: 200, file });
  });

  it.each([
    '/nowhere',
    '/Features',
    '/features//',
    '//features',
    '/assets',
    '/assets/',
    '/assets/gone.js',
    '/missing.png',
    '/.well-known/nothing',
    '/%00',
    '/a%5c..%5cb',
    '/%E0%A4%A',
    '/%2ffeatures',
    '/features%2F',
    '/.well-known%2fsecurity.txt',
  ])('%s is unknown: the not-found page, with a real 404', (pathname) => {
    expect(answer(pathname)).toMatchObject({ status: 404, file: '404.html' });
  });

  it.each(['/%2e%2e/secret', '/..%2fsecret', '/features/../../secret'])(
    '%s doesn’t lead out of the site, even to a file that exists',
    (pathname) => {
      const files = new Set(['../secret', 'features/../../secret', '404.html']);
      expect(answer(pathname, files)).toMatchObject({ status: 404, file: '404.html' });
    },
  );

  it('has no page for unknown paths if the site has none', () => {
    expect(answer('/nowhere', new Set(['index.html'])).status).toBe(404);
    expect(answer('/nowhere', new Set(['index.html']))).toMatchObject({ file: undefined });
  });

  it('redirects password managers to the profile', () => {
    expect(answer('/.well-known/change-password')).toMatchObject({
      status: 302,
      location: '/dashboard/profile#password',
    });
  });

  it('caches hashed files forever and revalidates everything else', () => {
    expect(answer('/assets/app-1a2b3c4d.js').cacheControl).toBe(
      'public, max-age=31536000, immutable',
    );
    const others = ['/', '/robots.txt', '/nowhere', '/assets/gone.js'];
    expect(new Set(others.map((path) => answer(path).cacheControl))).toEqual(
      new Set(['public, max-age=0, must-revalidate']),
    );
  });
});
