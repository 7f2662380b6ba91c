import { brand } from '#src/config/brand.ts';
import { logError } from '#src/lib/log-error.ts';
import { failed, ok } from '#src/lib/result.ts';
import { keptIn } from './kept-in.ts';
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
  const created = await ask(cancel, (signal) =>
    navigator.credentials.create({ publicKey: parseCreationOptions(named), signal }),
  );
  if (!created.ok) return created;
  const credential = created.value;
  return ok({ ...partsOf(credential), keptIn: placeOf(credential) });
}

/** Asks for a passkey's proof of the pool's challenge. */
export async function provePasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  cancel: AbortSignal,
): PasskeyOutcome<PasskeyProof> {
  const proved = await ask(cancel, (signal) =>
    navigator.credentials.get({ publicKey: parseRequestOptions(options), signal }),
  );
  return proved.ok ? ok(partsOf(proved.value)) : proved;
}

function partsOf(credential: Credential): PasskeyProof {
  return {
    id: credential.id,
    isHere: Reflect.get(credential, 'authenticatorAttachment') !== 'cross-platform',
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

type Ask = (signal: AbortSignal) => Promise<Credential | null>;

/** Settles on the answer, the cancellation or the time limit, whichever is first: a browser's promise may stay pending for ever. */
async function ask(cancel: AbortSignal, start: Ask): PasskeyOutcome<Credential> {
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
    const answer = await Promise.race([asked(start, browsers.signal), ended]);
    if (typeof answer !== 'string') return ok(answer);
    return failed({ code: answer });
  } finally {
    for (const end of ends) end();
    browsers.abort();
  }
}

/** Never rejects, not even if it loses the race. */
async function asked(start: Ask, signal: AbortSignal): Promise<Credential | PasskeyErrorCode> {
  try {
    // Safari on iOS resolves with null if the user cancels.
    return (await start(signal)) ?? 'passkey-cancelled';
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
