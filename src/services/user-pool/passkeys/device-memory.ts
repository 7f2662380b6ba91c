import { shownEmail } from '#src/lib/email.ts';
import { opaqueOrNull } from '#src/lib/service-values.ts';
import { browserStorage } from '#src/lib/web-storage.ts';
import { sessionPerson } from '../session-person.ts';
import { sessionUserId } from '../stored-tokens.ts';

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

/** Of the signed-in user. */
export function deviceMemory(): Memory {
  const user = sessionUserId();
  return (user === null ? undefined : stored().get(user)) ?? NOTHING;
}

export function rememberOffer(offer: PasskeyOffer | null): void {
  change((memory) => ({ ...memory, offer }));
}

/** A passkey that was created or used here. Keeps what is known of its place. */
export function rememberPasskey(id: string, keptIn: string | null): void {
  change(({ here, ...memory }) => ({
    ...memory,
    here: { ...here, [id]: keptIn ?? here[id] ?? '' },
  }));
}

/** Drops what is remembered of passkeys that the account no longer has. */
export function forgetPasskeysBut(ids: readonly string[]): void {
  const { here } = deviceMemory();
  const kept = Object.entries(here).filter(([id]) => ids.includes(id));
  if (kept.length === Object.keys(here).length) return;
  change((memory) => ({ ...memory, here: Object.fromEntries(kept) }));
  const remembered = shownEmail(rememberedPasskeyEmail() ?? '');
  if (kept.length === 0 && remembered === sessionPerson()?.email) forgetPasskeyEmail();
}

export function rememberedPasskeyEmail(): string | null {
  return browserStorage.get(EMAIL_KEY);
}

export function rememberPasskeyEmail(email: string): void {
  browserStorage.set(EMAIL_KEY, email);
}

export function forgetPasskeyEmail(): void {
  browserStorage.remove(EMAIL_KEY);
}

function change(update: (memory: Memory) => Memory): void {
  const user = sessionUserId();
  if (user === null) return;
  const memories = new Map(stored()).set(user, update(deviceMemory()));
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
