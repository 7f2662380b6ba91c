import { failed, ok } from '#src/lib/result.ts';
import { listOf, opaqueOrNull, textOrNull, timeOrNull } from '#src/lib/service-values.ts';
import { attempt, attemptInSession } from './attempt.ts';
import { callUserPool, fieldsOf } from './call-user-pool.ts';
import { setFactors } from './factor-preference.ts';
import { namedError, nameOf } from './named-error.ts';
import { requireAccessToken } from './session.ts';
import { sharedUser } from './shared-user.ts';
import { creationOptionsIn } from './passkey-options.ts';
import type {
  Passkey,
  PasskeyCalls,
  PasskeyError,
  PasskeyList,
  PasskeyOutcome,
} from '#src/services/user-pool/passkeys/passkey.ts';
import { completeSignIn, startSignIn } from './passkey-sign-in-calls.ts';
import { passkeyErrorOf } from './translate-passkey-error.ts';

/** The pool keeps no more per user, and lists as many at a time. */
const MOST_PASSKEYS = 20;
/** More pages mean a faulty response. */
const MOST_PAGES = 10;

export const passkeyCalls: PasskeyCalls = {
  list: async () => {
    const listed = await inSession(listPasskeys);
    return !listed.ok && listed.error.code === 'passkeys-off' ? ok(null) : listed;
  },
  startAdding: (signal) =>
    adding(async () => {
      const input = { AccessToken: await requireAccessToken() };
      const started = await callUserPool('StartWebAuthnRegistration', input, signal);
      return creationOptionsIn(started.get('CredentialCreationOptions'));
    }, signal),
  completeAdding: (Credential) =>
    adding(async () => {
      const input = { AccessToken: await requireAccessToken(), Credential };
      await callUserPool('CompleteWebAuthnRegistration', input);
      return null;
    }),
  setUsable: (isUsable) => inSession(() => setFactors({ passkeys: isUsable })),
  remove: (CredentialId) =>
    inSession(async () => {
      const input = { AccessToken: await requireAccessToken(), CredentialId };
      try {
        await callUserPool('DeleteWebAuthnCredential', input);
      } catch (thrown) {
        if (nameOf(thrown) !== 'ResourceNotFoundException') throw thrown;
      }
      return null;
    }),
  startSignIn: (email, signal) => settled(attempt, () => startSignIn(email, signal), signal),
  completeSignIn: (request, response, signal) =>
    settled(attempt, () => completeSignIn(request, response, signal), signal),
};

type Attempt = typeof attempt;

function inSession<Value>(work: () => Promise<Value>, signal?: AbortSignal): PasskeyOutcome<Value> {
  return settled(attemptInSession, work, signal);
}

/** Elsewhere the pool means its limit of attempts. */
function adding<Value>(work: () => Promise<Value>, signal?: AbortSignal): PasskeyOutcome<Value> {
  const limited = async () => {
    try {
      return await work();
    } catch (thrown) {
      throw nameOf(thrown) === 'LimitExceededException' ? namedError('PasskeyLimit') : thrown;
    }
  };
  return inSession(limited, signal);
}

/** Separates what only passkeys have from every other failure, which has one translation for all calls. */
async function settled<Value>(
  attempt: Attempt,
  work: () => Promise<Value>,
  signal?: AbortSignal,
): PasskeyOutcome<Value> {
  const outcome = await attempt(async () => {
    try {
      return ok(await work());
    } catch (thrown) {
      const error: PasskeyError | null =
        signal?.aborted === true ? { code: 'passkey-cancelled' } : passkeyErrorOf(thrown);
      if (error === null) throw thrown;
      return failed(error);
    }
  });
  return outcome.ok ? outcome.value : outcome;
}

/** The signals to password managers need the whole list: they hide what it lacks. */
async function listPasskeys(): Promise<PasskeyList> {
  const passkeys = await everyPage();
  const isUsable = passkeys.length > 0 && (await sharedUser()).hasPasskeyFactor;
  return { passkeys, isUsable };
}

async function everyPage(): Promise<readonly Passkey[]> {
  const passkeys: Passkey[] = [];
  let next: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await callUserPool('ListWebAuthnCredentials', {
      AccessToken: await requireAccessToken(),
      MaxResults: MOST_PASSKEYS,
      ...(next !== null && { NextToken: next }),
    });
    passkeys.push(...listOf(answer.get('Credentials')).flatMap(passkeyIn));
    next = opaqueOrNull(answer.get('NextToken'));
    if (next === null) break;
  }
  return passkeys;
}

function passkeyIn(entry: unknown): Passkey[] {
  const fields = fieldsOf(entry);
  const id = opaqueOrNull(fields.get('CredentialId'));
  if (id === null) return [];
  const name = textOrNull(fields.get('FriendlyCredentialName'))?.trim() ?? '';
  const seconds = fields.get('CreatedAt');
  return [
    {
      id,
      name: name === '' ? null : name,
      addedAt: typeof seconds === 'number' ? timeOrNull(seconds * 1000) : null,
    },
  ];
}
