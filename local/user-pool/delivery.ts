import { keyedHash } from './secrets.ts';

export interface CodeDeliveryDetails {
  AttributeName: 'email';
  DeliveryMedium: 'EMAIL';
  Destination: string;
}

export function deliveryTo(email: string): CodeDeliveryDetails {
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) };
}

/** For an unknown user: the email it would have gone to, or a made-up, stable one. */
export function simulatedDelivery(secret: string, username: string): CodeDeliveryDetails {
  if (username.includes('@')) return deliveryTo(username.toLowerCase());
  const hash = keyedHash(secret, 'simulated destination', username.toLowerCase());
  const letter = (offset: number) => String.fromCodePoint(97 + (hash.readUInt8(offset) % 26));
  return deliveryTo(`${letter(0)}@${letter(1)}`);
}

/** `t***@t***`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.charAt(0)}***@${domain.charAt(0)}***`;
}
