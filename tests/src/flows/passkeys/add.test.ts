import { expect, it, vi } from 'vitest';
import {
  addPasskey,
  needsPassword,
  savePasskey,
  type AddPasskeyDeps,
} from '#src/flows/passkeys/add.ts';
import {
  canCancel,
  NOT_STARTED,
  passkeyReducer,
  type PasskeyEvent,
} from '#src/flows/passkeys/progress.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';

const { signal } = new AbortController();
const MINUTE = 60_000;
const CREATED = { id: 'new', keptIn: 'Bitwarden', isHere: true, response: {} };
const OPTIONS = {
  challenge: '',
  rp: { id: '', name: '' },
  user: { id: '', name: '', displayName: '' },
  pubKeyCredParams: [],
};
const EXPIRED: PasskeyFailure = { code: 'passkey-expired' };
const OFFLINE: PasskeyFailure = { code: 'offline', providerMessage: '' };
const listed = (...ids: string[]) =>
  ok({ isUsable: true, passkeys: ids.map((id) => ({ id, name: null, addedAt: null })) });

interface Answers {
  /** Of CompleteWebAuthnRegistration, in order; then it succeeds. */
  saved?: Result<null, PasskeyFailure>[];
  usable?: Result<null, PasskeyFailure>;
  list?: string[];
  /** From the first, second… time on which it is asked. */
  replacedFrom?: number;
}

function scene({ saved = [], usable = ok(null), list = [], replacedFrom = 99 }: Answers) {
  let state = NOT_STARTED;
  let asked = 0;
  const discard = vi.fn<(id: string) => void>();
  const create = vi.fn<AddPasskeyDeps['create']>(async () => ok(CREATED));
  const deps = {
    passkeys: {
      startAdding: async () => ok(OPTIONS),
      completeAdding: async () => saved.shift() ?? ok(null),
      setUsable: async () => usable,
      list: async () => listed(...list),
    },
    create,
    discard,
    isReplaced: () => (asked += 1) >= replacedFrom,
    dispatch: (event: PasskeyEvent) => {
      state = passkeyReducer(state, event);
    },
  };
  return { deps, discard, create, state: () => state };
}

it.each<[string, Answers, { state: object; discarded: number; dialogs: number }]>([
  [
    'is added',
    {},
    { state: { at: 'done', keptIn: 'Bitwarden', failure: null }, discarded: 0, dialogs: 1 },
  ],
  [
    'is added, but can’t sign in yet',
    { usable: failed(OFFLINE) },
    { state: { at: 'done', failure: OFFLINE }, discarded: 0, dialogs: 1 },
  ],
  [
    'is kept for another try while the pool can’t be reached',
    { saved: [failed(OFFLINE)] },
    { state: { at: 'unsaved', created: CREATED, failure: OFFLINE }, discarded: 0, dialogs: 1 },
  ],
  [
    'is made again, once, for a challenge that was too old, and the first one is discarded',
    { saved: [failed(EXPIRED)] },
    { state: { at: 'done' }, discarded: 1, dialogs: 2 },
  ],
  [
    'isn’t made a third time',
    { saved: [failed(EXPIRED), failed(EXPIRED)] },
    { state: { at: 'idle', failure: EXPIRED }, discarded: 2, dialogs: 2 },
  ],
  [
    'is never discarded if the pool has it, though its answer was lost',
    { saved: [failed(EXPIRED)], list: ['new'] },
    { state: { at: 'done' }, discarded: 0, dialogs: 1 },
  ],
  [
    'isn’t given to another user, who has signed in meanwhile',
    { replacedFrom: 1 },
    { state: { at: 'idle', failure: { code: 'session-replaced' } }, discarded: 1, dialogs: 1 },
  ],
  [
    'isn’t given to one who signs in at the last moment',
    { replacedFrom: 2 },
    { state: { at: 'idle', failure: { code: 'session-replaced' } }, discarded: 1, dialogs: 1 },
  ],
  [
    'is saved, but not switched on for one who signs in after that',
    { replacedFrom: 3 },
    {
      state: { at: 'done', failure: { code: 'session-replaced' } },
      discarded: 0,
      dialogs: 1,
    },
  ],
])('a passkey %s', async (_, answers, expected) => {
  const { deps, discard, create, state } = scene(answers);
  await addPasskey(deps, signal);
  expect(state()).toMatchObject(expected.state);
  expect(discard).toHaveBeenCalledTimes(expected.discarded);
  expect(create).toHaveBeenCalledTimes(expected.dialogs);
});

it('saves the same passkey again after a lost connection', async () => {
  const { deps, create, state } = scene({ saved: [failed(OFFLINE)] });
  await addPasskey(deps, signal);
  await savePasskey(CREATED, deps, async () => null);
  expect(state()).toMatchObject({ at: 'done' });
  expect(create).toHaveBeenCalledTimes(1);
});

it('can be cancelled until the device has answered', () => {
  const steps = ['challenge', 'device', 'verdict'] as const;
  expect(steps.map((step) => canCancel({ at: 'waiting', step }))).toEqual([true, true, false]);
});

it.each([
  [5 * MINUTE, false],
  [5 * MINUTE + 1, true],
  [-MINUTE, false],
  [-MINUTE - 1, true],
])('a sign-in %d ms ago: the password is needed: %s', (age, isNeeded) => {
  expect(needsPassword(1, 1 + age)).toBe(isNeeded);
  expect(needsPassword(null, 1 + age)).toBe(true);
});
