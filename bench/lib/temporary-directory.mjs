import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Hands `use` an empty directory, and leaves nothing of it behind. */
export async function inTemporaryDirectory(use) {
  const directory = await mkdtemp(join(tmpdir(), 'lureproof-bench-'));
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
