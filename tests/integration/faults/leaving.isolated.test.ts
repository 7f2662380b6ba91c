// @vitest-environment jsdom
import { vi } from 'vitest';
import type { handOver } from '#src/services/learning-site/hand-over.ts';
import { leaving } from './leaving.ts';
import { runRows } from './run-rows.ts';

/** A test can't navigate to another site, so the URL is recorded. */
vi.mock(import('#src/services/learning-site/hand-over.ts'), async (original) => ({
  ...(await original()),
  handOver: vi.fn<typeof handOver>(),
}));

runRows(leaving);
