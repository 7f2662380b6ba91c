// @vitest-environment jsdom
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { allRows, matrixDocument } from './matrix.ts';

const DOCUMENT = '../../../docs/fault-matrix.md';

it(`${allRows.length} rows in all, at least 300`, () => {
  expect(allRows.length).toBeGreaterThanOrEqual(300);
});

it('docs/fault-matrix.md says what the tables say (vitest -u writes it)', async () => {
  const options = await resolveConfig('docs/fault-matrix.md');
  const text = await format(matrixDocument(), { ...options, parser: 'markdown' });
  await expect(text).toMatchFileSnapshot(DOCUMENT);
});
