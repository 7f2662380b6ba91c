import { expect, it, vi } from 'vitest';
import { removePasskey } from '#src/flows/passkeys/remove.ts';
import { ok } from '#src/lib/result.ts';
import type { PasskeyCalls } from '#src/services/user-pool/passkeys/passkey.ts';

const LIST = { isUsable: true, passkeys: [{ id: 'one', name: null, addedAt: null }] };

it.each([
  ['before', 1, { off: 0, removed: 0 }],
  ['between the two calls', 2, { off: 1, removed: 0 }],
  ['never', 9, { off: 1, removed: 1 }],
])('changes nothing of another user, who signs in %s', async (_, replacedFrom, expected) => {
  let asked = 0;
  const setUsable = vi.fn<PasskeyCalls['setUsable']>(async () => ok(null));
  const remove = vi.fn<PasskeyCalls['remove']>(async () => ok(null));
  const isReplaced = () => (asked += 1) >= replacedFrom;
  await removePasskey('one', LIST, { setUsable, remove, isReplaced });
  expect(setUsable).toHaveBeenCalledTimes(expected.off);
  expect(remove).toHaveBeenCalledTimes(expected.removed);
});
