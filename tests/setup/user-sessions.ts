import type { TestPool } from './local-user-pool.ts';

/** The answer of ListUserSessions to the bearer of an access token. */
export async function sessionsOf(
  test: TestPool,
  { accessToken }: { accessToken: string },
): Promise<Record<string, unknown>[]> {
  const answer = await test.call('ListUserSessions', { AccessToken: accessToken });
  const { Sessions: sessions }: { Sessions?: Record<string, unknown>[] } = answer;
  if (sessions === undefined) throw new Error('No sessions in the answer');
  return sessions;
}
