import type { VerifiableAttribute } from './attributes.ts';
import { maskPhoneNumber } from './phone.ts';
import { keyedHash } from './secrets.ts';

export interface CodeDeliveryDetails {
  AttributeName: VerifiableAttribute;
  DeliveryMedium: 'EMAIL' | 'SMS';
  Destination: string;
}

export function deliveryTo(email: string): CodeDeliveryDetails {
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) };
}

export function textTo(number: string): CodeDeliveryDetails {
  return {
    AttributeName: 'phone_number',
    DeliveryMedium: 'SMS',
    Destination: maskPhoneNumber(number),
  };
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
