import { shownEmail } from '#src/lib/email.ts';
import { opaqueOrNull } from '#src/lib/service-values.ts';
import { browserStorage } from '#src/lib/web-storage.ts';

/**
 * What this browser remembers, for each account that has signed in here: which of its passkeys are on this device, and
 * whether to suggest one. It outlasts the session. If storage is blocked, nothing is remembered.
 */
const KEY = 'app.passkeys';
/** The email of the last sign-in with a passkey of this device. */
const EMAIL_KEY = 'app.passkey-email';

/** Whether to suggest a passkey: at the next visit to the dashboard, never, or not before a time (milliseconds since 1970). */
export type PasskeyOffer = 'due' | 'never' | number;

interface Memory {
  offer: PasskeyOffer | null;
  /** Where each passkey of this device is kept, by its id. Empty if that isn't known. */
  here: Readonly<Record<string, string>>;
}

const NOTHING: Memory = { offer: null, here: {} };

/** Of this user: the caller's, because another may have signed in meanwhile. */
export function deviceMemory(user: string | null): Memory {
  return (user === null ? undefined : stored().get(user)) ?? NOTHING;
}

export function rememberOffer(user: string | null, offer: PasskeyOffer | null): void {
  change(user, (memory) => ({ ...memory, offer }));
}

/** A passkey that was created or used here. Keeps what is known of its place. */
export function rememberPasskey(user: string | null, id: string, keptIn: string | null): void {
  change(user, ({ here, ...memory }) => ({
    ...memory,
    here: { ...here, [id]: keptIn ?? here[id] ?? '' },
  }));
}

/** Drops what is remembered of passkeys that the account no longer has, and with the last of them its email. */
export function forgetPasskeysBut(user: string, ids: readonly string[], email: string): void {
  const { here } = deviceMemory(user);
  const kept = Object.entries(here).filter(([id]) => ids.includes(id));
  if (kept.length === Object.keys(here).length) return;
  change(user, (memory) => ({ ...memory, here: Object.fromEntries(kept) }));
  if (kept.length === 0) forgetPasskeyEmail(email);
}

export function rememberedPasskeyEmail(): string | null {
  return browserStorage.get(EMAIL_KEY);
}

export function rememberPasskeyEmail(email: string): void {
  browserStorage.set(EMAIL_KEY, email);
}

/** Unless it is another's. */
export function forgetPasskeyEmail(email: string): void {
  const remembered = rememberedPasskeyEmail();
  if (remembered !== null && shownEmail(remembered) === shownEmail(email)) {
    browserStorage.remove(EMAIL_KEY);
  }
}

/** Of what is kept in local storage: without anything about other users' passkeys. */
export function ownPasskeysIn(
  kept: Readonly<Record<string, string>>,
  user: string,
  email: string,
): Record<string, string> {
  const { [KEY]: memories, [EMAIL_KEY]: remembered, ...rest } = kept;
  const own = memories === undefined ? undefined : stored().get(user);
  return {
    ...rest,
    ...(own !== undefined && { [KEY]: JSON.stringify({ [user]: own }) }),
    ...(remembered !== undefined &&
      shownEmail(remembered) === shownEmail(email) && { [EMAIL_KEY]: remembered }),
  };
}

function change(user: string | null, update: (memory: Memory) => Memory): void {
  if (user === null) return;
  const memories = new Map(stored()).set(user, update(deviceMemory(user)));
  browserStorage.set(KEY, JSON.stringify(Object.fromEntries(memories)));
}

function stored(): ReadonlyMap<string, Memory> {
  try {
    const parsed: unknown = JSON.parse(browserStorage.get(KEY) ?? '{}');
    return new Map(
      Object.entries(Object(parsed)).map(([user, memory]) => [user, memoryIn(memory)]),
    );
  } catch {
    return new Map();
  }
}

function memoryIn(value: unknown): Memory {
  const offer: unknown = Reflect.get(Object(value), 'offer');
  const here = Object.entries(Object(Reflect.get(Object(value), 'here')));
  const isOffer = offer === 'due' || offer === 'never' || typeof offer === 'number';
  return {
    offer: isOffer ? offer : null,
    here: Object.fromEntries(here.map(([id, place]) => [id, opaqueOrNull(place) ?? ''])),
  };
}
