import { expect, it, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { attempt } from '#src/services/user-pool/amplify/attempt.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { answerInstead, refusal } from '../../../../setup/answers.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

it('a refusal that arrives after another session has begun doesn’t affect it', async () => {
  await signedInPerson(world);
  const answers = holdAnswers('ListUserSessions');
  world.fault('ListUserSessions', 'revoked');
  const outcome = userPool.sessions();
  await eventually(() => expect(answers.asked()).toBe(1));
  userPool.signOut();
  await signedInPerson(world);
  answers.release();
  expect(await outcome).toEqual({
    ok: false,
    error: { code: 'session-replaced', providerMessage: '' },
  });
  expect(hasSessionHint()).toBe(true);
});

it.each(['UserNotFoundException', 'UserNotConfirmedException', 'PasswordResetRequiredException'])(
  'a session that the pool refuses with %s is over',
  async (name) => {
    userPool.signOut();
    await signedInPerson(world);
    answerInstead({ ListUserSessions: () => refusal(name, 'Not this user.') });
    expect(await userPool.sessions()).toMatchObject({ ok: false, error: { code: 'signed-out' } });
    expect(document.cookie).not.toContain(LOCAL_CLIENT_ID);
  },
);

it('an exception that no service has sent is logged by its name alone, because its message may quote a secret', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcome = await attempt(() =>
    Promise.reject(new TypeError('Invalid URL: https://x/?code=secret')),
  );
  expect(outcome).toEqual({ ok: false, error: { code: 'unexpected', providerMessage: '' } });
  expect(logged.mock.calls.flat()).toEqual([expect.any(String), 'TypeError']);
});
