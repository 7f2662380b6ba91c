import fc from 'fast-check';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import {
  anyRedirect,
  keepsItsPromise,
  refusedRedirects,
  strangeRedirects,
} from '../../tests/setup/redirects.ts';
import type { Figure } from '../lib/figure.ts';
import { fuzz, mutated, type FuzzOptions } from './fuzz.ts';

const origins = {
  site: 'https://www.lureproof.example',
  learningSite: 'https://learn.lureproof.example',
  trusted: ['https://partner.example'],
};

/** Mutations of one address each: building their arbitraries once is faster than for every value. */
const hostile = [
  ...Object.values(origins).flat(),
  ...refusedRedirects(origins),
  ...strangeRedirects(origins).map(([redirectTo]) => redirectTo),
].map(mutated);

/** The redirect policy never redirects to an origin other than its decision allows. */
export function fuzzRedirectTo(options: FuzzOptions): Promise<Figure> {
  const values = fc.oneof(anyRedirect(origins), ...hostile);
  return fuzz('redirectTo', options, values, (redirectTo) => {
    const decision = decideRedirect(redirectTo, origins);
    return keepsItsPromise(decision, origins) ? null : `led to ${JSON.stringify(decision)}`;
  });
}
