import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRedirect, type RedirectDecision } from '#src/flows/redirect/redirect-policy.ts';
import { unreachable } from '#src/lib/unreachable.ts';

const origins = {
  site: 'https://www.lureproof.example',
  learningSite: 'https://learn.lureproof.example',
  trusted: ['https://partner.example'],
};

describe('decideRedirect', () => {
  it.each([
    ['/dashboard/profile?tab=1#mfa', { kind: 'internal', path: '/dashboard/profile?tab=1#mfa' }],
    ['dashboard', { kind: 'internal', path: '/dashboard' }],
    ['https://www.lureproof.example/pricing', { kind: 'internal', path: '/pricing' }],
    ['HTTPS://WWW.LUREPROOF.EXAMPLE/pricing', { kind: 'internal', path: '/pricing' }],
    ['https://www.lureproof.example:443/', { kind: 'internal', path: '/' }],
    ['https://www.lureproof.example//evil.example/', { kind: 'internal', path: '/evil.example/' }],
    ['?x=1', { kind: 'internal', path: '/?x=1' }],
    ['https:evil.example', { kind: 'internal', path: '/evil.example' }],
    ['https:/evil.example', { kind: 'internal', path: '/evil.example' }],
    [
      'https://learn.lureproof.example/level/2',
      { kind: 'learning-site', url: 'https://learn.lureproof.example/level/2' },
    ],
    ['https://partner.example/back', { kind: 'trusted', url: 'https://partner.example/back' }],
  ])('goes on to %s', (redirectTo, decision) => {
    expect(decideRedirect(redirectTo, origins)).toEqual(decision);
  });

  it.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://www.lureproof.example/1',
    'ftp://www.lureproof.example/',
    'file:///etc/passwd',
    'mailto:someone@evil.example',
    'https:\\\\evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://learn.lureproof.example@evil.example/',
    'https://user:secret@learn.lureproof.example/',
    'https://@evil.example/',
    '//@evil.example/',
    '//user@www.lureproof.example/',
    'https:///@learn.lureproof.example/',
    'http://[::1',
    'https://exa mple.example',
    '\u0000https://learn.lureproof.example/',
    'https://learn.lureproof.example/\u007f',
    'https://learn.lureproof.example/\u0085',
  ])('refuses %j', (redirectTo) => {
    expect(decideRedirect(redirectTo, origins)).toEqual({ kind: 'none' });
  });

  it.each([
    ['//evil.example/x', 'evil.example'],
    ['///evil.example/x', 'evil.example'],
    ['http://learn.lureproof.example/', 'learn.lureproof.example'],
    ['https://learn.lureproof.example:8443/', 'learn.lureproof.example:8443'],
    ['https://learn.lureproof.example.evil.example/', 'learn.lureproof.example.evil.example'],
    ['https://evil.example/learn.lureproof.example', 'evil.example'],
    ['https://evil.example/?x=https://learn.lureproof.example', 'evil.example'],
    ['https://evil.example#learn.lureproof.example', 'evil.example'],
    ['https://learn.lureproof.example.', 'learn.lureproof.example.'],
    ['https://xn--lrn-bma.lureproof.example/', 'xn--lrn-bma.lureproof.example'],
    ['https://leаrn.lureproof.example/', 'xn--lern-63d.lureproof.example'],
    ['https://lureproof.example/', 'lureproof.example'],
    ['http://partner.example/', 'partner.example'],
  ])('never goes to %s by itself', (redirectTo, host) => {
    expect(decideRedirect(redirectTo, origins)).toMatchObject({ kind: 'leave', host });
  });

  it('only ever names the origin that its kind promises, whatever the value', () => {
    const hostile = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(
          fc.constantFrom('', 'https:', 'http:', 'HTTPS:', 'javascript:', '\t', ' '),
          fc.constantFrom('', '/', '//', '///', '\\', '/\\', '@'),
          fc.constantFrom(
            'evil.example',
            'learn.lureproof.example',
            'www.lureproof.example',
            'a@b',
          ),
          fc.constantFrom('', '/', ':80', '.evil.example', '@evil.example', '%2f..', '\\@x'),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (redirectTo) => keepsItsPromise(decideRedirect(redirectTo, origins))),
      { numRuns: 2000 },
    );
  });
});

function keepsItsPromise(decision: RedirectDecision): boolean {
  switch (decision.kind) {
    case 'none':
      return true;
    case 'internal':
      return (
        /^\/(?!\/)/.test(decision.path) &&
        new URL(decision.path, origins.site).origin === origins.site
      );
    case 'learning-site':
      return new URL(decision.url).origin === origins.learningSite;
    case 'trusted':
      return origins.trusted.includes(new URL(decision.url).origin);
    case 'leave': {
      const { protocol, username, password, host } = new URL(decision.url);
      return /^https?:$/.test(protocol) && username + password === '' && decision.host === host;
    }
    default:
      return unreachable(decision);
  }
}
