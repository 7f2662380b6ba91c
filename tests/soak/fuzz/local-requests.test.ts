import { expect, it } from 'vitest';
import { fuzzLocalRequests } from '../../../soak/fuzz/local-requests.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';

it('no request makes a local service fail', { timeout: SOAK_TIMEOUT_MS }, async () => {
  const cases = sizeOf({ small: 300, full: 100_000 });
  const figure = await fuzzLocalRequests({ cases, seed: SOAK_SEED });
  expect(recorded('fuzz-local-requests', figure)).toEqual([]);
});
