import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Passes an empty directory to `use` and removes it afterwards. */
export async function inTemporaryDirectory(use) {
  const directory = await mkdtemp(join(tmpdir(), 'lureproof-bench-'));
  try {
    return await use(directory);
  } finally {
    // A browser that was just stopped may still be writing there.
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
