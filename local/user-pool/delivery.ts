import { createHash } from 'node:crypto';
import { keyedHash } from './secrets.ts';
import type { UserRecord } from './state.ts';

export interface CodeDeliveryDetails {
  AttributeName: 'email' | 'phone_number';
  DeliveryMedium: 'EMAIL' | 'SMS';
  Destination: string;
}

export function deliveryTo(email: string): CodeDeliveryDetails {
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) };
}

/** `+********0123`. */
export function textTo(number: string): CodeDeliveryDetails {
  const Destination = `+${number.slice(-4).padStart(number.length - 1, '*')}`;
  return { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination };
}

/** A stable number from the range that Ofcom reserves for drama, which is never assigned. */
export function phoneNumberOf({ sub }: UserRecord): string {
  const drawn = createHash('sha256').update(sub).digest().readUInt32BE() % 1000;
  return `+447700900${String(drawn).padStart(3, '0')}`;
}

/** For an unknown user: the given email or, for a sub, a stable made-up one. */
export function simulatedDelivery(secret: string, username: string): CodeDeliveryDetails {
  if (username.includes('@')) return deliveryTo(username.toLowerCase());
  const hash = keyedHash(secret, 'simulated destination', username.toLowerCase());
  const letter = (offset: number) => String.fromCodePoint(97 + (hash.readUInt8(offset) % 26));
  return deliveryTo(`${letter(0)}@${letter(1)}`);
}

/** `t***@t***`. */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.charAt(0)}***@${domain.charAt(0)}***`;
}
