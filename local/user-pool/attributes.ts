import { invalidParameter, notAuthorized } from '../kit/aws-errors.ts';
import type { Attribute } from '../kit/aws-input.ts';

/** The claims of OpenID Connect Core 1.0, section 5.1, that a client may write here. */
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

/** The app changes no email, so that none has to be verified again here. */
const KEPT_BY_THE_POOL = new Set([
  'sub',
  'email',
  'email_verified',
  'phone_number',
  'phone_number_verified',
  'identities',
]);

/** E.164. */
const PHONE_NUMBER = /^\+[1-9]\d{1,14}$/;

/** In ASCII, as Amazon SES requires (API reference, Destination). An international domain is in Punycode. */
export const EMAIL_ADDRESS = /^[!-?A-~]+@[!-?A-~]+$/;

/** Attribute changes by name; an empty value removes the attribute. Throws for read-only and unknown attributes. */
export function changedAttributes(attributes: readonly Attribute[]): Record<string, string> {
  refuseKept(attributes);
  refuseUnknown(attributes, (lines) => `user.${lines}`);
  return valuesOf(attributes);
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
  const others = attributes.filter((one) => one !== given);
  refuseKept(others);
  refuseUnknown(others, (lines) => `Attributes did not conform to the schema: ${lines}`);
  return mergeAttributes({ email }, valuesOf(others));
}

/** Attributes sent with NEW_PASSWORD_REQUIRED, which may ask for a phone number. */
export function firstPasswordAttributes(attributes: readonly Attribute[]): Record<string, string> {
  const others = attributes.filter(({ Name }) => Name !== 'phone_number');
  for (const { Name } of others) {
    if (Name === 'email') throw invalidParameter('Cannot modify an already provided email');
    if (KEPT_BY_THE_POOL.has(Name)) {
      throw invalidParameter(`Cannot modify the non-mutable attribute ${Name}`);
    }
  }
  refuseUnknown(others, (lines) => `Attributes did not conform to the schema: ${lines}`);
  const { phone_number: phoneNumber = '', ...values } = valuesOf(attributes);
  if (phoneNumber === '') return values;
  if (!PHONE_NUMBER.test(phoneNumber)) throw invalidParameter('Invalid phone number format.');
  return { ...values, phone_number: phoneNumber };
}

/** An empty value removes the attribute. */
export function mergeAttributes(
  current: Record<string, string>,
  given: Record<string, string>,
): Record<string, string> {
  const merged = Object.entries({ ...current, ...given });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}

function refuseKept(attributes: readonly Attribute[]): void {
  if (!attributes.some(({ Name }) => KEPT_BY_THE_POOL.has(Name))) return;
  throw notAuthorized('A client attempted to write unauthorized attribute');
}

/** As in the real service, every line of the message ends with a line break. */
function refuseUnknown(attributes: readonly Attribute[], message: (lines: string) => string): void {
  const unknown = attributes.filter(({ Name }) => !PROFILE.has(Name));
  const lines = unknown.map(({ Name }) => `${Name}: Attribute does not exist in the schema.\n`);
  if (lines.length > 0) throw invalidParameter(message(lines.join('')));
}

function valuesOf(attributes: readonly Attribute[]): Record<string, string> {
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}
