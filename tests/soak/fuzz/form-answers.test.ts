import { expect, it } from 'vitest';
import { fuzzFormAnswers } from '../../../soak/fuzz/form-answers.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';

it(
  'any answer of the form service becomes an outcome that can be shown',
  { timeout: SOAK_TIMEOUT_MS },
  async () => {
    const cases = sizeOf({ small: 500, full: 100_000 });
    const figure = await fuzzFormAnswers({ cases, seed: SOAK_SEED });
    expect(recorded('fuzz-form-answers', figure)).toEqual([]);
  },
);
