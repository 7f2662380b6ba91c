import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pagePath, routablePath } from '#src/lib/page-path.ts';

/** Paths with problematic characters. */
const oddPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '%', '%25', '%0a', '%0D', '%E2%80%A8', '%E0%A4%A', '%zz', '%2F'),
      fc.constantFrom(
        '%5C',
        '%00',
        '.',
        '..',
        'login',
        'dashboard',
        '\u2028',
        '\n',
        '\ud800',
        '\\',
      ),
      fc.string({ unit: 'binary' }),
    ),
  )
  .map((parts) => `/${parts.join('')}`);

describe('routablePath', () => {
  it.each([
    ['/%6Cogin', '/login'],
    ['/%64ashboard/profile%2D', '/dashboard/profile-'],
    ['/dashboard%2Fprofile', '/dashboard%2Fprofile'],
    ['/%2525', '/%2525'],
  ])('is the page that hosts serve for %s', (path, same) => {
    expect(routablePath(path)).toBe(same);
  });

  it.each(['//login', '/login//', '/features//', '/login/%', '/a%0ab', '/%E0%A4%A', '/login%0A'])(
    'makes %s unknown',
    (path) => {
      const known = ['/', '/login', '/features', '/a'];
      expect(known.some((page) => matchPath(page, routablePath(path)) !== null)).toBe(false);
      expect(known).not.toContain(pagePath(path));
    },
  );

  it('gives every path a route without a warning, and is idempotent', () => {
    fc.assert(
      fc.property(oddPath, (path) => {
        const routable = routablePath(path);
        expect(matchPath('*', routable)).not.toBeNull();
        expect(() => decodeURIComponent(routable)).not.toThrow();
        expect(routablePath(routable)).toBe(routable);
      }),
      { numRuns: 1000 },
    );
  });
});
