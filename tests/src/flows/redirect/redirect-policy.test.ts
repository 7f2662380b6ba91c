import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRedirect, internalPage } from '#src/flows/redirect/redirect-policy.ts';
import { FUZZ_RUNS, FUZZ_TIMEOUT_MS, mutated } from '../../../setup/fuzz.ts';
import {
  anyRedirect,
  keepsItsPromise,
  refusedRedirects,
  strangeRedirects,
} from '../../../setup/redirects.ts';

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
  ])('redirects to %s', (redirectTo, decision) => {
    expect(decideRedirect(redirectTo, origins)).toEqual(decision);
  });

  it.each([null, undefined, '', ...refusedRedirects(origins)])('refuses %j', (redirectTo) => {
    expect(decideRedirect(redirectTo, origins)).toEqual({ kind: 'none' });
  });

  it.each(strangeRedirects(origins))(
    'never redirects to %s without a click',
    (redirectTo, host) => {
      expect(decideRedirect(redirectTo, origins)).toMatchObject({ kind: 'leave', host });
    },
  );

  it(
    'returns only the origin that its kind promises, whatever the value',
    () => {
      const hostile = [
        ...Object.values(origins).flat(),
        ...refusedRedirects(origins),
        ...strangeRedirects(origins).map(([redirectTo]) => redirectTo),
      ].map(mutated);
      const property = fc.property(fc.oneof(anyRedirect(origins), ...hostile), (redirectTo) =>
        keepsItsPromise(decideRedirect(redirectTo, origins), origins),
      );
      fc.assert(property, { numRuns: FUZZ_RUNS * 3 });
    },
    FUZZ_TIMEOUT_MS,
  );
});

it.each([
  ['/enable-mfa', '/enable-mfa'],
  ['/enable-mfa/?a=1#b', '/enable-mfa'],
  ['/', '/'],
  ['https://elsewhere.example/enable-mfa', null],
  [null, null],
])('%s leads to the page %s', (redirectTo, page) => {
  expect(internalPage(decideRedirect(redirectTo, origins))).toBe(page);
});
