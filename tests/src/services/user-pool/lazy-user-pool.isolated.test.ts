// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

const PATIENCE_MS = 30_000;

const { loading, load, signOut } = vi.hoisted(() => {
  let load: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { loading, load: () => load(), signOut: vi.fn<() => Promise<unknown>>() };
});

vi.mock('#src/services/user-pool/amplify/amplify-user-pool.ts', async () => {
  await loading;
  return { amplifyUserPool: { signOut } };
});

it('Amplify, loaded after a sign-out has been given up, signs nobody out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const left = userPool.signOut();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await left).toEqual({ ok: true, value: 'here' });
  load();
  await import('#src/services/user-pool/amplify/amplify-user-pool.ts');
  expect(signOut).not.toHaveBeenCalled();
});
