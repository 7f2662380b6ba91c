import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pagePath, routablePath } from '#src/lib/page-path.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';

const SITE = 'http://localhost:5173';
const origins = { site: SITE, learningSite: 'http://localhost:4103', trusted: [] };

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
    ['/', '/'],
    ['/login', '/login'],
    ['/login/', '/login/'],
    ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
    ['/%F0%9F%8E%A3', '/%F0%9F%8E%A3'],
  ])('leaves %s as it is', (path, same) => {
    expect(routablePath(path)).toBe(same);
  });

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

  it('gives a route to every path of the redirect policy', () => {
    const value = fc.oneof(oddPath, oddPath.map(encodedAgain), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(value, (redirectTo) => {
        const decision = decideRedirect(redirectTo, origins);
        if (decision.kind !== 'internal') return;
        const { pathname } = new URL(decision.path, SITE);
        expect(new URL(decision.path, SITE).origin).toBe(SITE);
        expect(matchPath('*', routablePath(pathname))).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

/** Encodes twice by mistake. */
function encodedAgain(path: string): string {
  return encodeURI(Buffer.from(path).toString());
}
