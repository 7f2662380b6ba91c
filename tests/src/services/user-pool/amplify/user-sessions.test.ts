import { beforeEach, describe, expect, it, vi } from 'vitest';
import { operationOf } from '#local/kit/aws-target.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { answerInstead, refusal } from '../../../../setup/answers.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { valueOf } from '../../../../setup/sign-in-steps.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
/** The example in the API reference, and the hosted session from which it originates. */
const TOKEN = {
  SessionId: 'tknb8c4d0e6f2g8h4j0k6m2n8p4q',
  SessionType: 'TOKEN',
  ClientId: '1example23456789',
  CreateDate: 1_792_454_400.117,
  LastActiveDate: 1_792_540_800.234,
  DeviceType: 'Chrome 125 / macOS 15.0',
  LastIPAddress: '192.0.2.42',
  LastLocation: { City: 'Seattle', Country: 'United States' },
  OriginSessionId: 'sso0b8c4d0e6f2g8h4j0k6m2n8p4',
  IsCurrentSession: true,
};
const ORIGIN = { SessionId: TOKEN.OriginSessionId, SessionType: 'SSO', IsCurrentSession: false };
const UNKNOWN = {
  SessionId: 'tkn00000000000000000000000000',
  DeviceType: 'unknown',
  LastLocation: { City: null, Country: 'unknown' },
};

beforeEach(async () => {
  userPool.signOut();
  await signedInPerson(world);
});

describe('the sessions of a user', () => {
  it('come from all pages of the response, without the hosted sessions from which they originate', async () => {
    const pages = [{ Sessions: [TOKEN, ORIGIN], NextToken: 'more' }, { Sessions: [UNKNOWN] }];
    answerInstead({ ListUserSessions: () => Response.json(pages.shift()) });
    const unknown = { device: null, city: null, country: null, ipAddress: null, signedInAt: null };
    expect(await amplifyUserPool.sessions()).toEqual({
      ok: true,
      value: [
        {
          id: TOKEN.SessionId,
          isCurrent: true,
          device: 'Chrome 125 / macOS 15.0',
          ipAddress: '192.0.2.42',
          city: 'Seattle',
          country: 'United States',
          signedInAt: 1_792_454_400_117,
          lastActiveAt: 1_792_540_800_234,
        },
        { id: UNKNOWN.SessionId, isCurrent: false, lastActiveAt: null, ...unknown },
      ],
    });
    expect(pages).toEqual([]);
  });

  it('come from ten pages at most, even if the pool always promises another', async () => {
    let page = 0;
    const answer = () => ({ Sessions: [{ SessionId: `s${(page += 1)}` }], NextToken: 'more' });
    answerInstead({ ListUserSessions: () => Response.json(answer()) });
    const sessions = valueOf(await amplifyUserPool.sessions());
    expect(sessions?.map(({ id }) => id).join(' ')).toBe('s1 s2 s3 s4 s5 s6 s7 s8 s9 s10');
    expect(page).toBe(10);
  });

  it('have texts of a bearable length and times that exist, or none', async () => {
    const faulty = { DeviceType: 'x'.repeat(50_000), CreateDate: 1e300, LastActiveDate: -1 };
    const Sessions = Array.from({ length: 500 }, () => ({ ...UNKNOWN, ...faulty }));
    answerInstead({ ListUserSessions: () => Response.json({ Sessions }) });
    const sessions = valueOf(await amplifyUserPool.sessions());
    expect(sessions).toHaveLength(100);
    expect(sessions?.[0]).toMatchObject({ signedInAt: null, lastActiveAt: null });
    expect(sessions?.[0]?.device).toHaveLength(500);
  });

  it('are null if the pool doesn’t support them', async () => {
    answerInstead({ ListUserSessions: () => refusal('UnknownOperationException', '') });
    expect(await amplifyUserPool.sessions()).toEqual({ ok: true, value: null });
  });

  it('are null if the pool doesn’t track them', async () => {
    await world.pool.setSessionTracking(false);
    expect(await amplifyUserPool.sessions()).toEqual({ ok: true, value: null });
    await world.pool.setSessionTracking(true);
  });

  it('can be ended one by one, with the hosted session, and a second time without harm', async () => {
    let sent: unknown;
    const through = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const operation = operationOf(new Headers(init?.headers));
      if (operation !== 'RevokeUserSession') return through(input, init);
      sent = JSON.parse(typeof init?.body === 'string' ? init.body : '');
      return refusal('ResourceNotFoundException', 'Session does not exist.');
    });
    expect(await amplifyUserPool.endSession(UNKNOWN.SessionId)).toEqual({ ok: true, value: null });
    expect(sent).toMatchObject({
      SessionId: UNKNOWN.SessionId,
      RevokeAssociatedSessions: 'LINKED',
    });
  });
});

it('an account that no longer exists counts as deleted', async () => {
  answerInstead({
    DeleteUser: () => refusal('UserNotFoundException', 'User does not exist.'),
  });
  expect(await amplifyUserPool.deleteAccount()).toEqual({ ok: true, value: null });
});
