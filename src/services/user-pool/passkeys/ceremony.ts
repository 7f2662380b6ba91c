import { brand } from '#src/config/brand.ts';
import { logError } from '#src/lib/log-error.ts';
import { failed, ok } from '#src/lib/result.ts';
import { keptIn } from './kept-in.ts';
import { signalUnknown } from './signals.ts';
import { credentialJson, parseCreationOptions, parseRequestOptions } from './passkey-json.ts';
import type { CreatedPasskey, PasskeyErrorCode, PasskeyOutcome, PasskeyProof } from './passkey.ts';

/** Longer than the pool's challenge and the browser's own limit, which some browsers and extensions don't keep. */
const TIMEOUT_MS = 75_000;

/** How the browser's dialogs and password managers call the account. */
interface AccountNames {
  name: string;
  displayName: string;
}

/** Asks the device to create a passkey. `cancel` ends it immediately, whatever the browser does. */
export async function createPasskey(
  options: PublicKeyCredentialCreationOptionsJSON,
  account: AccountNames,
  cancel: AbortSignal,
): PasskeyOutcome<CreatedPasskey> {
  // The pool calls itself by its domain and the user by an id. Names aren't signed, and are all that the dialogs show of us.
  const named = {
    ...options,
    rp: { ...options.rp, name: brand.name },
    user: { ...options.user, ...account },
  };
  return ask(cancel, {
    start: (signal) =>
      navigator.credentials.create({ publicKey: parseCreationOptions(named), signal }),
    read: (credential) => ({ ...partsOf(credential), keptIn: placeOf(credential) }),
    // The device has it, but the user pool never will.
    late: ({ id }) => signalUnknown(id),
  });
}

/** Asks for a passkey's proof of the pool's challenge. */
export async function provePasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  cancel: AbortSignal,
): PasskeyOutcome<PasskeyProof> {
  return ask(cancel, {
    start: (signal) =>
      navigator.credentials.get({ publicKey: parseRequestOptions(options), signal }),
    read: partsOf,
    late: () => undefined,
  });
}

function partsOf(credential: Credential): PasskeyProof {
  return {
    id: credential.id,
    isHere: Reflect.get(credential, 'authenticatorAttachment') === 'platform',
    response: credentialJson(credential),
  };
}

function placeOf(credential: Credential): string | null {
  const response = Object(Reflect.get(credential, 'response'));
  const read: unknown = Reflect.get(response, 'getAuthenticatorData');
  try {
    const data: unknown = typeof read === 'function' ? read.call(response) : null;
    return data instanceof ArrayBuffer ? keptIn(data) : null;
  } catch {
    return null;
  }
}

interface Ask<Value> {
  start: (signal: AbortSignal) => Promise<Credential | null>;
  read: (credential: Credential) => Value;
  /** What to do with an answer that comes after a cancellation or the time limit. */
  late: (credential: Credential) => void;
}

/** Settles on the answer, the cancellation or the time limit, whichever is first: a browser's promise may stay pending for ever. */
async function ask<Value>(cancel: AbortSignal, asking: Ask<Value>): PasskeyOutcome<Value> {
  const browsers = new AbortController();
  const ends: (() => void)[] = [];
  const ended = new Promise<PasskeyErrorCode>((resolve) => {
    const timer = setTimeout(() => resolve('passkey-timed-out'), TIMEOUT_MS);
    const onCancel = () => resolve('passkey-cancelled');
    cancel.addEventListener('abort', onCancel, { once: true });
    if (cancel.aborted) onCancel();
    ends.push(
      () => clearTimeout(timer),
      () => cancel.removeEventListener('abort', onCancel),
    );
  });
  try {
    const answer = await Promise.race([asked(asking, browsers.signal), ended]);
    return typeof answer === 'string' ? failed({ code: answer }) : answer;
  } finally {
    for (const end of ends) end();
    browsers.abort();
  }
}

/** Never rejects, not even if it loses the race. */
async function asked<Value>(
  { start, read, late }: Ask<Value>,
  signal: AbortSignal,
): Promise<{ ok: true; value: Value } | PasskeyErrorCode> {
  try {
    const credential = await start(signal);
    // Safari on iOS resolves with null if the user cancels.
    if (credential === null) return 'passkey-cancelled';
    if (signal.aborted) late(credential);
    return ok(read(credential));
  } catch (thrown) {
    const { name, message } = described(thrown);
    const code = codeOf(name, message);
    if (code === 'passkey-wrong-site' || code === 'passkey-failed') {
      logError(`Passkeys: ${code}. Is VITE_PASSKEYS this site's host or a parent of it?`, name);
    }
    return code;
  }
}

/** A password manager's extension may throw anything, also the errors of another window. */
function described(thrown: unknown): { name: string; message: string } {
  const read = (part: string) => String(Reflect.get(Object(thrown), part) ?? '');
  return { name: read('name'), message: read('message') };
}

/** The standard's error names (WebAuthn, sections 5.1.3 and 5.1.4) and what browsers add to them. */
function codeOf(name: string, message: string): PasskeyErrorCode {
  switch (name) {
    case 'NotAllowedError':
      if (/focus/i.test(message)) return 'passkey-unfocused';
      return /pending|in progress/i.test(message) ? 'passkey-busy' : 'passkey-cancelled';
    case 'AbortError':
      return 'passkey-busy';
    case 'OperationError':
      return /pending|in progress/i.test(message) ? 'passkey-busy' : 'passkey-failed';
    case 'InvalidStateError':
      return 'passkey-exists';
    case 'SecurityError':
      return 'passkey-wrong-site';
    case 'ConstraintError':
    case 'NotSupportedError':
      return 'passkey-unsupported';
    default:
      return 'passkey-failed';
  }
}
