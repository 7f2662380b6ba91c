import { expect, it, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { revokeRefreshToken } from '#src/services/user-pool/revoke.ts';

it('the request that ends a session outlives the page', () => {
  const sent = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', sent);
  revokeRefreshToken('a-token');
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      body: JSON.stringify({ ClientId: LOCAL_CLIENT_ID, Token: 'a-token' }),
    }),
  );
});
