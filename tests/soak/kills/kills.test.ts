import { expect, it } from 'vitest';
import { randomKills } from '../../../soak/kills/kills.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';

it('no acknowledged write is lost to kill -9', { timeout: SOAK_TIMEOUT_MS }, async () => {
  const kills = sizeOf({ small: 2, full: 200 });
  const figure = await randomKills({ kills, seed: SOAK_SEED });
  expect(recorded('kills', figure)).toEqual([]);
});
