import { expect, it } from 'vitest';
import { fuzzRedirectTo } from '../../../soak/fuzz/redirect-to.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';

it(
  'any redirectTo redirects only where the policy promises',
  { timeout: SOAK_TIMEOUT_MS },
  async () => {
    const cases = sizeOf({ small: 500, full: 100_000 });
    const figure = await fuzzRedirectTo({ cases, seed: SOAK_SEED });
    expect(recorded('fuzz-redirect-to', figure)).toEqual([]);
  },
);
