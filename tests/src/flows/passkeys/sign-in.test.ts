import { expect, it, vi } from 'vitest';
import { passkeyReducer, NOT_STARTED, type PasskeyEvent } from '#src/flows/passkeys/progress.ts';
import { signInWithPasskey } from '#src/flows/passkeys/sign-in.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';

const { signal } = new AbortController();
const PROOF = { id: 'one', isHere: true, response: {} };
const REQUEST = { email: '', username: '', session: '', options: { challenge: '' } };
const EXPIRED = failed<PasskeyFailure>({ code: 'passkey-expired' });

it.each<[string, Result<null, PasskeyFailure>[], number, object]>([
  ['succeeds', [ok(null)], 1, { at: 'done' }],
  ['starts again once if it took too long', [EXPIRED, ok(null)], 2, { at: 'done' }],
  ['then says so', [EXPIRED, EXPIRED], 2, { at: 'idle', failure: EXPIRED.error }],
  [
    'isn’t repeated if it is refused',
    [failed({ code: 'passkey-refused' })],
    1,
    { at: 'idle', failure: { code: 'passkey-refused' } },
  ],
])('a sign-in %s', async (_, answers, dialogs, end) => {
  let state = NOT_STARTED;
  const prove = vi.fn<() => Promise<{ ok: true; value: typeof PROOF }>>(async () => ok(PROOF));
  const passkeys = {
    startSignIn: async () => ok(REQUEST),
    completeSignIn: async () => answers.shift() ?? ok(null),
  };
  const dispatch = (event: PasskeyEvent) => {
    state = passkeyReducer(state, event);
  };
  const proof = await signInWithPasskey('a@b.example', { passkeys, prove, dispatch }, signal);
  expect(state).toMatchObject(end);
  expect(proof === null).toBe('failure' in end);
  expect(prove).toHaveBeenCalledTimes(dialogs);
});
