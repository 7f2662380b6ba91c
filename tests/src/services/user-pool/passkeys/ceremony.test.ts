import { beforeEach, expect, it, vi } from 'vitest';
import { createPasskey, provePasskey } from '#src/services/user-pool/passkeys/ceremony.ts';
import { deferred } from '../../../../setup/deferred.ts';
import { softwareAuthenticator } from '../../../../setup/software-authenticator.ts';

const OPTIONS = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' };
const CREATION = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'localhost' },
  user: { id: 'dXNlcg', name: 'the pool’s id', displayName: '' },
  pubKeyCredParams: [],
};
const ADA = { name: 'ada@example.com', displayName: 'Ada' };
const PLATFORM = { authenticatorAttachment: 'platform' };
const never = new AbortController().signal;

const create = vi.fn<(options: CredentialCreationOptions) => Promise<Credential | null>>();
const get = vi.fn<(options: CredentialRequestOptions) => Promise<Credential | null>>();

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', {});
  vi.stubGlobal('navigator', { credentials: { create, get } });
  create.mockReset();
  get.mockReset();
});

it.each([
  ['NotAllowedError', 'The operation either timed out or was not allowed.', 'passkey-cancelled'],
  ['NotAllowedError', 'The document is not focused.', 'passkey-unfocused'],
  ['NotAllowedError', 'A request is already pending.', 'passkey-busy'],
  ['OperationError', 'A request is already pending.', 'passkey-busy'],
  ['AbortError', 'Aborted by another request.', 'passkey-busy'],
  ['InvalidStateError', 'Already registered.', 'passkey-exists'],
  ['ConstraintError', 'No user verification.', 'passkey-unsupported'],
  ['NotSupportedError', 'No algorithm.', 'passkey-unsupported'],
])('gives %s, "%s", the code %s', async (name, message, code) => {
  get.mockRejectedValue(new DOMException(message, name));
  create.mockRejectedValue(new DOMException(message, name));
  const failure = { ok: false, error: { code } };
  expect(await provePasskey(OPTIONS, never)).toEqual(failure);
  expect(await createPasskey(CREATION, ADA, never)).toEqual(failure);
});

it.each([
  [new DOMException('Not a suffix.', 'SecurityError'), 'passkey-wrong-site'],
  [new TypeError('An extension’s own.'), 'passkey-failed'],
])('tells the operator of %s', async (thrown, code) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  get.mockRejectedValue(thrown);
  expect(await provePasskey(OPTIONS, never)).toEqual({ ok: false, error: { code } });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('VITE_PASSKEYS'),
    thrown.name,
  );
});

it('takes nothing for a cancellation, as Safari on iOS means it', async () => {
  get.mockResolvedValue(null);
  const cancelled = { ok: false, error: { code: 'passkey-cancelled' } };
  expect(await provePasskey(OPTIONS, never)).toEqual(cancelled);
});

it('ends at the user’s wish or after 75 s, though the browser’s promise stays pending, and ends the browser’s dialog', async () => {
  vi.useFakeTimers();
  get.mockReturnValue(new Promise(() => undefined));
  const controller = new AbortController();
  const proving = provePasskey(OPTIONS, controller.signal);
  controller.abort();
  expect(await proving).toEqual({ ok: false, error: { code: 'passkey-cancelled' } });
  expect(get.mock.lastCall?.[0].signal?.aborted).toBe(true);

  const late = provePasskey(OPTIONS, never);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(await late).toEqual({ ok: false, error: { code: 'passkey-timed-out' } });
  vi.useRealTimers();
});

it('shows the brand and the account, and reads where the passkey is kept, without the browser’s own JSON', async () => {
  const made = softwareAuthenticator().create(CREATION);
  const data = Buffer.alloc(55);
  Buffer.from('d548826e79b4db40a3d811116f7e8349', 'hex').copy(data, 37);
  const buffer = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
  const credential = {
    id: made.id,
    type: 'public-key',
    authenticatorAttachment: 'cross-platform',
    response: {
      clientDataJSON: buffer(made.response.clientDataJSON),
      attestationObject: buffer(made.response.attestationObject),
      getAuthenticatorData: () => Uint8Array.from(data).buffer,
    },
  };
  create.mockResolvedValue(credential);
  const { clientDataJSON, attestationObject } = made.response;
  expect(await createPasskey(CREATION, ADA, never)).toEqual({
    ok: true,
    value: {
      id: made.id,
      isHere: false,
      keptIn: 'Bitwarden',
      response: expect.objectContaining({
        rawId: made.id,
        response: { clientDataJSON, attestationObject },
      }),
    },
  });
  const asked = create.mock.lastCall?.[0].publicKey;
  expect(asked).toMatchObject({ rp: { id: 'localhost', name: 'Lureproof' }, user: ADA });
  expect(Buffer.from(new Uint8Array(Object(asked?.challenge))).toString()).toBe('challenge');
});

it('knows a passkey as this device’s only if the browser says so', async () => {
  const credential = { id: 'one', toJSON: () => ({}) };
  get.mockResolvedValue({ ...credential, type: 'public-key' });
  expect(await provePasskey(OPTIONS, never)).toMatchObject({ value: { isHere: false } });
  get.mockResolvedValue(Object.assign({ ...credential, type: '' }, PLATFORM));
  expect(await provePasskey(OPTIONS, never)).toMatchObject({ value: { isHere: true } });
});

it('says that it failed if an extension’s answer can’t be read', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = { id: 'one', type: 'public-key' };
  Object.defineProperty(broken, 'response', {
    get: () => {
      throw new TypeError('Broken');
    },
  });
  get.mockResolvedValue(broken);
  expect(await provePasskey(OPTIONS, never)).toEqual({
    ok: false,
    error: { code: 'passkey-failed' },
  });
});

it('removes a passkey from the device that it creates after a cancellation', async () => {
  const signalUnknownCredential = vi.fn<(details: object) => void>();
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential });
  const { promise, resolve } = deferred();
  create.mockImplementation(async () => {
    await promise;
    return { id: 'late', type: 'public-key' };
  });
  const controller = new AbortController();
  const creating = createPasskey(CREATION, ADA, controller.signal);
  controller.abort();
  await creating;
  resolve();
  await vi.waitFor(() =>
    expect(signalUnknownCredential).toHaveBeenCalledExactlyOnceWith({
      rpId: 'localhost',
      credentialId: 'late',
    }),
  );
});
