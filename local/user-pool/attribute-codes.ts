import { mergeAttributes, pendingValue, type VerifiableAttribute } from './attributes.ts';
import { sendAttributeCode } from './code-mail.ts';
import type { OperationContext } from './context.ts';
import type { CodeDeliveryDetails } from './delivery.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import type { UserRecord } from './state.ts';
import { findByEmail } from './users.ts';

/** The pool's AutoVerifiedAttributes: a change of one sends a code immediately. */
const AUTO_VERIFIED: ReadonlySet<VerifiableAttribute> = new Set(['email']);

/**
 * Changes an attribute immediately and unverified or, under AttributesRequireVerificationBeforeUpdate,
 * only once its code is verified. Setting the current value again withdraws a pending one.
 */
export function changeVerifiable(
  context: OperationContext,
  user: UserRecord,
  name: VerifiableAttribute,
  value: string,
): CodeDeliveryDetails | null {
  if (user.attributes[name] === value) {
    if (pendingValue(user, name) !== null) delete user.attributeCodes?.[name];
    return null;
  }
  if (value !== '' && context.pool.verifyBeforeUpdate.includes(name)) {
    return sendAttributeCode(context, user, name, value);
  }
  delete user.attributeCodes?.[name];
  setVerifiable(user, name, value, false);
  return value !== '' && AUTO_VERIFIED.has(name)
    ? sendAttributeCode(context, user, name, value)
    : null;
}

/** Sets the attribute to the value that its code was sent to. Throws AliasExistsException. */
export function acceptProof(
  context: OperationContext,
  user: UserRecord,
  name: VerifiableAttribute,
): void {
  const value = user.attributeCodes?.[name]?.value ?? '';
  if (name === 'email') refuseTakenEmail(context, user, value);
  delete user.attributeCodes?.[name];
  setVerifiable(user, name, value, true);
}

export function refuseTakenEmail(
  { state }: OperationContext,
  user: UserRecord,
  email: string,
): void {
  const owner = findByEmail(state, email);
  if (owner === undefined || owner.sub === user.sub) return;
  throw new ServiceError('AliasExistsException', 'An account with the email already exists.');
}

/** A changed email also invalidates a password reset code sent to the previous one. */
function setVerifiable(
  user: UserRecord,
  name: VerifiableAttribute,
  value: string,
  verified: boolean,
): void {
  if (name === 'email') {
    if (user.attributes['email'] !== value) user.resetCode = null;
    user.emailVerified = verified;
  } else if (value === '') delete user.phoneNumberVerified;
  else user.phoneNumberVerified = verified;
  user.attributes = mergeAttributes(user.attributes, { [name]: value });
}
