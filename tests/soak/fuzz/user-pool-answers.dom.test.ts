import { expect, it, vi } from 'vitest';
import { fuzzUserPoolAnswers } from '../../../soak/fuzz/user-pool-answers.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';
import { useNoWaiting } from '../../setup/hurry.ts';

useNoWaiting();

it(
  'any answer of the user pool becomes a value that can be shown',
  { timeout: SOAK_TIMEOUT_MS },
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cases = sizeOf({ small: 200, full: 100_000 });
    const figure = await fuzzUserPoolAnswers({ cases, seed: SOAK_SEED });
    expect(recorded('fuzz-user-pool-answers', figure)).toEqual([]);
    // Names of exceptions, and nothing of the answers.
    for (const [, name] of logged.mock.calls) expect(name).toMatch(/^\w+$/);
  },
);
