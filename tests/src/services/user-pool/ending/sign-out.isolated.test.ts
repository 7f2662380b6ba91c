// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

const TIMEOUT_MS = 30_000;

const { loading, load, startHostedSignOut } = vi.hoisted(() => {
  let load: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { loading, load: () => load(), startHostedSignOut: vi.fn<() => Promise<unknown>>() };
});

vi.mock('#src/services/user-pool/amplify/amplify-user-pool.ts', async () => {
  await loading;
  return { amplifyUserPool: { startHostedSignOut } };
});

it('Amplify doesn’t sign out a later user if it loads after the wait for it has ended', async () => {
  const prefix = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;
  document.cookie = `${prefix}.LastAuthUser=ada`;
  document.cookie = `${prefix}.ada.oauthMetadata={"oauthSignIn":true}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const left = userPool.signOut();
  expect(document.cookie).toBe('');
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await left).toBe('here');
  load();
  await import('#src/services/user-pool/amplify/amplify-user-pool.ts');
  expect(startHostedSignOut).not.toHaveBeenCalled();
});
