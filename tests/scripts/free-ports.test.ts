import { expect, it, vi } from 'vitest';
import { freePortBase } from '../../scripts/free-ports.mjs';

it('returns a base only once, although nothing listens on its ports', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
  const first = await freePortBase([0, 1]);
  expect(await freePortBase([0, 1])).not.toBe(first);
});
