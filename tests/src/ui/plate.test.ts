import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { SPECIES } from '#src/lib/species.ts';
import { ROOT } from '../../house/sources.ts';

it.each(SPECIES)('the plate of %s takes at most 900 bytes, compressed', (species) => {
  const file = readFileSync(join(ROOT, `src/ui/plates/${species}.svg`));
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(900);
});
