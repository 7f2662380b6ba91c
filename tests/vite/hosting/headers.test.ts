import { describe, expect, it } from 'vitest';
import { headersAt, securityHeaders, type SecuritySettings } from '#vite/hosting/headers.ts';

const LOCAL: SecuritySettings = {
  userPoolEndpoint: 'http://localhost:4101',
  formServiceUrl: 'http://localhost:4102',
  https: false,
};
const LIVE: SecuritySettings = {
  userPoolEndpoint: 'https://cognito-idp.eu-west-1.amazonaws.com/',
  identityPoolEndpoint: 'https://cognito-identity.eu-west-1.amazonaws.com/',
  oauthOrigin: 'https://auth.lureproof.example',
  formServiceUrl: 'https://forms.example/base',
  https: true,
  inline: { styles: ["'sha256-abc='"], scripts: ["'sha256-def='"] },
};

function policy(settings: SecuritySettings): Map<string, string> {
  const text = securityHeaders(settings)['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('securityHeaders', () => {
  it('allows scripts and styles of this site only', () => {
    const csp = policy(LOCAL);
    expect(csp.get('default-src')).toBe("'none'");
    expect(csp.get('script-src')).toBe("'self'");
    expect(csp.get('style-src')).toBe("'self'");
    expect(securityHeaders(LIVE)['Content-Security-Policy']).not.toMatch(/unsafe|\*|data:/);
  });

  it('forbids framing, base elements and objects', () => {
    const csp = policy(LIVE);
    expect(['frame-ancestors', 'base-uri', 'object-src'].map((name) => csp.get(name))).toEqual([
      "'none'",
      "'none'",
      "'none'",
    ]);
    expect(securityHeaders(LIVE)['X-Frame-Options']).toBe('DENY');
  });

  it('requires Trusted Types, which only the boot script may create', () => {
    expect(policy(LIVE).get('require-trusted-types-for')).toBe("'script'");
    expect(policy(LIVE).get('trusted-types')).toBe('boot');
  });

  it('allows calls to the services in use, each origin once', () => {
    expect(policy(LOCAL).get('connect-src')).toBe(
      "'self' http://localhost:4101 http://localhost:4102",
    );
    expect(policy({ ...LOCAL, oauthOrigin: 'http://localhost:4101' }).get('connect-src')).toBe(
      policy(LOCAL).get('connect-src'),
    );
    expect(policy(LIVE).get('connect-src')).toBe(
      [
        "'self'",
        'https://cognito-idp.eu-west-1.amazonaws.com',
        'https://cognito-identity.eu-west-1.amazonaws.com',
        'https://auth.lureproof.example',
        'https://forms.example',
      ].join(' '),
    );
  });

  it('leaves passkeys to this site’s own pages, as browsers do by default', () => {
    expect(securityHeaders(LIVE)['Permissions-Policy']).not.toContain('publickey-credentials');
  });

  it('allows forms to this site and the form service', () => {
    expect(policy(LIVE).get('form-action')).toBe("'self' https://forms.example");
  });

  it('allows inline elements by their hashes', () => {
    expect(policy(LIVE).get('style-src')).toBe("'self' 'sha256-abc='");
    expect(policy(LIVE).get('script-src')).toBe("'self' 'strict-dynamic' 'sha256-def='");
  });

  it('insists on https only if the site has it', () => {
    expect(policy(LIVE).has('upgrade-insecure-requests')).toBe(true);
    expect(policy(LOCAL).has('upgrade-insecure-requests')).toBe(false);
    expect(securityHeaders(LOCAL)).not.toHaveProperty('Strict-Transport-Security');
    const seconds = /max-age=(\d+)/.exec(securityHeaders(LIVE)['Strict-Transport-Security'] ?? '');
    expect(Number(seconds?.[1])).toBeGreaterThanOrEqual(31_536_000);
  });

  it.each([
    ['/', 'strict-origin-when-cross-origin'],
    ['/login', 'strict-origin-when-cross-origin'],
    ['/callback', 'no-referrer'],
    ['/callback/', 'no-referrer'],
  ])('sends %s with Referrer-Policy %s', (pathname, expected) => {
    expect(securityHeaders(LIVE, pathname)['Referrer-Policy']).toBe(expected);
  });

  it('isolates the page and disables type sniffing', () => {
    expect(securityHeaders(LIVE)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  });

  it.each([
    ['/', undefined],
    ['/pricing', undefined],
    ['/goodbye', undefined],
    ['/login', ['https://cognito-idp.eu-west-1.amazonaws.com']],
    ['/dashboard/', ['https://cognito-idp.eu-west-1.amazonaws.com']],
    [
      '/callback',
      ['https://cognito-idp.eu-west-1.amazonaws.com', 'https://auth.lureproof.example'],
    ],
  ])('has the browser connect from %s to %s, which its next step calls', (pathname, origins) => {
    const links = origins?.map((origin) => `<${origin}>; rel=preconnect; crossorigin`).join(', ');
    expect(headersAt(LIVE, pathname)['Link']).toBe(links);
  });

  it('refuses a setting that isn’t a URL', () => {
    expect(() => securityHeaders({ ...LOCAL, formServiceUrl: 'http://' })).toThrow(TypeError);
  });
});
