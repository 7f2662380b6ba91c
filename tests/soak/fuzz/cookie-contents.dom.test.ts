import { expect, it } from 'vitest';
import { fuzzCookieContents } from '../../../soak/fuzz/cookie-contents.ts';
import { recorded } from '../../../soak/lib/figure.ts';
import { sizeOf, SOAK_SEED, SOAK_TIMEOUT_MS } from '../../../soak/lib/size.ts';
import { useNoWaiting } from '../../setup/hurry.ts';

useNoWaiting();

it('any cookies result in a session or none', { timeout: SOAK_TIMEOUT_MS }, async () => {
  const cases = sizeOf({ small: 200, full: 100_000 });
  const figure = await fuzzCookieContents({ cases, seed: SOAK_SEED });
  expect(recorded('fuzz-cookie-contents', figure)).toEqual([]);
});
