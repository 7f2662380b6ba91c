import { expect, it } from 'vitest';
import { fuzzCallbackQuery } from '../../../soak/fuzz/callback-query.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';

it(
  'only a response to the browser’s own request signs the user in',
  { timeout: SOAK_TIMEOUT_MS },
  async () => {
    const cases = sizeOf({ small: 200, full: 100_000 });
    const figure = await fuzzCallbackQuery({ cases, seed: SOAK_SEED });
    expect(recorded('fuzz-callback-query', figure)).toEqual([]);
  },
);
