import type { PasskeyOffer } from '#src/services/user-pool/passkeys/device-memory.ts';

const SNOOZE_MS = 30 * 24 * 60 * 60_000;

/**
 * After a sign-in with a password and a code of an authenticator that the user already had, which a first visit after
 * registration never is. An offer that waits has not been seen yet.
 */
export function offerAfterCode(offer: PasskeyOffer | null, now: number): PasskeyOffer {
  if (offer === 'never') return offer;
  return typeof offer === 'number' && now < offer ? offer : 'due';
}

/** 'Not now' is for 30 days. */
export function offerAfterAnswer(answer: 'later' | 'never', now: number): PasskeyOffer {
  return answer === 'never' ? answer : now + SNOOZE_MS;
}

interface Circumstances {
  offer: PasskeyOffer | null;
  /** Whether this device has a screen lock, so that it can keep a passkey. */
  isDeviceAble: boolean;
  /** How many the account has. Null if it can't have any, or that isn't known. */
  passkeys: number | null;
}

/** Who has a passkey knows the way. */
export function isOffered({ offer, isDeviceAble, passkeys }: Circumstances): boolean {
  return offer === 'due' && isDeviceAble && passkeys === 0;
}
