import { invalidParameter, notAuthorized, type ServiceError } from '../kit/aws-errors.ts';
import type { Attribute } from '../kit/aws-input.ts';
import type { UserRecord } from './state.ts';

/** Attributes that are verified with a code sent to them. */
export const VERIFIABLE = ['email', 'phone_number'] as const;
export type VerifiableAttribute = (typeof VERIFIABLE)[number];

/**
 * The claims of OpenID Connect Core 1.0, section 5.1, that a client may write here. In infra/template.yaml the app client may
 * write only `email` and `name`.
 */
const PROFILE = new Set([
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'profile',
  'picture',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'address',
]);

const KEPT_BY_THE_POOL = new Set(['sub', 'email_verified', 'phone_number_verified', 'identities']);
const REQUIRED = new Set(['email']);

/** In ASCII, as Amazon SES requires (API reference, Destination). An international domain is in Punycode. */
export const EMAIL_ADDRESS = /^[!-?A-~]+@[!-?A-~]+$/;
/** E.164: up to 15 digits, the first not zero. */
const PHONE_NUMBER = /^\+[1-9]\d{1,14}$/;

export function isVerifiable(name: string): name is VerifiableAttribute {
  return VERIFIABLE.some((one) => one === name);
}

/**
 * Attribute changes by name, with the email in lower case; an empty value removes the attribute.
 * Throws for read-only and unknown attributes, and for removing a required one.
 */
export function changedAttributes(attributes: readonly Attribute[]): Map<string, string> {
  refuseUnwritable(attributes.map(({ Name }) => Name));
  const cleared = attributes.filter(({ Value }) => Value === '').map(({ Name }) => Name);
  refuseDeletion(cleared);
  return valuesOf(attributes);
}

export function refuseDeletionOf(names: readonly string[]): void {
  refuseUnwritable(names);
  refuseDeletion(names);
}

/** The username is the email, so a given `email` attribute must match it. */
export function newUserAttributes(
  username: string,
  attributes: readonly Attribute[],
): Record<string, string> {
  const email = username.toLowerCase();
  if (!EMAIL_ADDRESS.test(email)) throw invalidParameter('Username should be an email.');
  const given = attributes.find(({ Name }) => Name === 'email');
  if (given !== undefined && given.Value.toLowerCase() !== email) {
    throw invalidParameter('The email attribute does not match the username.');
  }
  const names = attributes.map(({ Name }) => Name);
  if (names.some((name) => KEPT_BY_THE_POOL.has(name))) throw unauthorizedAttribute();
  refuseUnknown(names, (lines) => `Attributes did not conform to the schema: ${lines}`);
  return mergeAttributes({ email }, Object.fromEntries(valuesOf(attributes)));
}

/** Attributes sent with NEW_PASSWORD_REQUIRED: anything writable but the email. */
export function firstPasswordAttributes(attributes: readonly Attribute[]): Record<string, string> {
  for (const { Name } of attributes) {
    if (Name === 'email') throw invalidParameter('Cannot modify an already provided email');
    if (KEPT_BY_THE_POOL.has(Name)) {
      throw invalidParameter(`Cannot modify the non-mutable attribute ${Name}`);
    }
  }
  const names = attributes.map(({ Name }) => Name);
  refuseUnknown(names, (lines) => `Attributes did not conform to the schema: ${lines}`);
  return Object.fromEntries(valuesOf(attributes));
}

/** The value that will replace the attribute once its code is verified. */
export function pendingValue(
  { attributes, attributeCodes }: UserRecord,
  name: VerifiableAttribute,
): string | null {
  const value = attributeCodes?.[name]?.value ?? attributes[name];
  return value === undefined || value === attributes[name] ? null : value;
}

/** An empty value removes the attribute. */
export function mergeAttributes(
  current: Record<string, string>,
  given: Record<string, string>,
): Record<string, string> {
  const merged = Object.entries({ ...current, ...given });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}

function refuseUnwritable(names: readonly string[]): void {
  if (names.some((name) => KEPT_BY_THE_POOL.has(name))) throw unauthorizedAttribute();
  refuseUnknown(names, (lines) => `user.${lines}`);
}

/** As in the real service, every line of the message ends with a line break. */
function refuseUnknown(names: readonly string[], message: (lines: string) => string): void {
  const unknown = names.filter((name) => !PROFILE.has(name) && !isVerifiable(name));
  const lines = unknown.map((name) => `${name}: Attribute does not exist in the schema.\n`);
  if (lines.length > 0) throw invalidParameter(message(lines.join('')));
}

function refuseDeletion(names: readonly string[]): void {
  const needed = names.find((name) => REQUIRED.has(name));
  if (needed === undefined) return;
  throw invalidParameter(`user.${needed}: Required attribute cannot be deleted.\n`);
}

function valuesOf(attributes: readonly Attribute[]): Map<string, string> {
  return new Map(attributes.map(({ Name, Value }) => [Name, checkedValue(Name, Value)]));
}

function checkedValue(name: string, value: string): string {
  if (value === '') return value;
  if (name === 'email' && !EMAIL_ADDRESS.test(value)) {
    throw invalidParameter('Invalid email address format.');
  }
  if (name === 'phone_number' && !PHONE_NUMBER.test(value)) {
    throw invalidParameter('Invalid phone number format.');
  }
  return name === 'email' ? value.toLowerCase() : value;
}

function unauthorizedAttribute(): ServiceError {
  return notAuthorized('A client attempted to write unauthorized attribute');
}
