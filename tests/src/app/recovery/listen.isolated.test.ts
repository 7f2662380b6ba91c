// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { STUCK } from '#src/lib/loading-notice.ts';

const recover = vi.fn<(clicked: readonly Element[]) => Promise<void>>(async () => undefined);
vi.mock('#src/app/recovery/recover.ts', () => ({ recover }));

it('receives what was clicked, from any version of the boot script', async () => {
  await import('#src/app/recovery/listen.ts');
  const report = (detail: unknown) => document.dispatchEvent(new CustomEvent(STUCK, { detail }));
  report([{ target: document.body, event: new Event('click') }]);
  report([]);
  report([null, { target: 'body' }, {}]);
  report(undefined);
  expect(recover.mock.calls).toEqual([[[document.body]], [[]], [[]], [[]]]);
});
