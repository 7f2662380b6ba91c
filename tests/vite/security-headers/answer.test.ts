import { describe, expect, it } from 'vitest';
import { answerFor } from '#vite/security-headers/answer.ts';

const FILES = new Set([
  'index.html',
  'app.html',
  'features/index.html',
  'assets/app-1a2b3c4d.js',
  'robots.txt',
  '.well-known/security.txt',
]);
const SCREENS = new Set(['/', '/features', '/dashboard', '/name.with.dots']);

function answer(pathname: string, files = FILES) {
  return answerFor(pathname, {
    hasFile: (path) => files.has(path),
    knownPath: (path) => SCREENS.has(path),
    shell: 'app.html',
  });
}

describe('answerFor', () => {
  it.each([
    ['/', 200, 'index.html'],
    ['/features', 200, 'features/index.html'],
    ['/features/', 200, 'features/index.html'],
    ['/features//', 200, 'features/index.html'],
    ['/dashboard', 200, 'app.html'],
    ['/dashboard/', 200, 'app.html'],
    ['/name.with.dots', 200, 'app.html'],
    ['/robots.txt', 200, 'robots.txt'],
    ['/.well-known/security.txt', 200, '.well-known/security.txt'],
    ['/nowhere', 404, 'app.html'],
    ['/.well-known/nothing', 404, 'app.html'],
    ['/missing.png', 404, undefined],
    ['/assets/gone', 404, undefined],
  ])('%s: %i with %s', (pathname, status, file) => {
    expect(answer(pathname)).toMatchObject({ status, file });
  });

  it('shows 404.html for an unknown path when the site has one', () => {
    const files = new Set([...FILES, '404.html']);
    expect(answer('/nowhere', files)).toMatchObject({ status: 404, file: '404.html' });
    expect(answer('/dashboard', files)).toMatchObject({ status: 200, file: 'app.html' });
  });

  it('keeps hashed files for good and asks about the rest each time', () => {
    expect(answer('/assets/app-1a2b3c4d.js').cacheControl).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(
      ['/', '/robots.txt', '/nowhere', '/assets/gone.js'].map((p) => answer(p).cacheControl),
    ).toEqual(['no-cache', 'no-cache', 'no-cache', 'no-cache']);
  });

  it.each(['/..%2fetc/passwd', '/%2e%2e/secret', '/%00', '/a%5c..%5cb', '/%E0%A4%A'])(
    'finds nothing at %s',
    (pathname) => {
      expect(answer(pathname)).toMatchObject({ status: 404, file: undefined });
    },
  );
});
