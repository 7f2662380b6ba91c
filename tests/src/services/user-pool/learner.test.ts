// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { findLearner } from '#src/services/user-pool/learner.ts';
import { asSocialSession, withoutAuthenticator } from '../../../setup/answers.ts';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
const ready = { ok: true, value: { kind: 'ready', idToken: expect.stringMatching(/^ey/) } };

beforeEach(async () => {
  await amplifyUserPool.signOut();
  world.calls.length = 0;
});

describe('a learner', () => {
  it('is nobody without a session', async () => {
    expect(await findLearner()).toEqual({ ok: true, value: { kind: 'nobody' } });
  });

  it('is ready with an authenticator, and has a token that was made just now', async () => {
    await signedInPerson(world);
    expect(await findLearner()).toEqual(ready);
    expect(world.calls).toContain('GetTokensFromRefreshToken');
  });

  it('costs no request where the session is known to have its authenticator', async () => {
    await signedInPerson(world);
    await findLearner();
    expect(world.calls).toContain('GetUser');
    world.calls.length = 0;
    expect(await findLearner()).toEqual(ready);
    expect(world.calls).not.toContain('GetUser');
  });

  it('is not ready with a password alone: the account can’t be used yet', async () => {
    await signedInPerson(world);
    withoutAuthenticator();
    expect(await findLearner()).toEqual({ ok: true, value: { kind: 'unprotected' } });
  });

  it('is ready with Google’s second factor, which the pool leaves to Google', async () => {
    await signedInPerson(world);
    withoutAuthenticator();
    asSocialSession();
    expect(await findLearner()).toEqual(ready);
  });

  it.each(['GetTokensFromRefreshToken', 'GetUser'])(
    'is not guessed when %s fails',
    async (operation) => {
      await signedInPerson(world);
      world.fault(operation, 'server', 9);
      expect(await findLearner()).toMatchObject({ ok: false });
    },
  );
});
