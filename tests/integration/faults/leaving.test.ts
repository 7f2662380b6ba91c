import { beforeEach, vi } from 'vitest';
import * as learningSite from '#src/services/learning-site/hand-over.ts';
import { leaving } from './leaving.ts';
import { runRows } from './run-rows.ts';

// A test can't navigate to another site, so the URL is recorded.
beforeEach(() => {
  vi.spyOn(learningSite, 'handOver').mockReturnValue();
});

runRows(leaving);
