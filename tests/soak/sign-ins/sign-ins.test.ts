import { expect, it } from 'vitest';
import { concurrentSignIns } from '../../../soak/sign-ins/sign-ins.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';

it('concurrent sign-ins are never mixed up', { timeout: SOAK_TIMEOUT_MS }, async () => {
  const people = sizeOf({ small: 3, full: 200 });
  const figure = await concurrentSignIns({ people, seed: SOAK_SEED });
  expect(recorded('sign-ins', figure)).toEqual([]);
});
