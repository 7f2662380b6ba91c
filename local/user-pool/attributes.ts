import { invalidParameter, notAuthorized } from './errors.ts';
import type { Attribute } from './input.ts';

/** OpenID Connect Core 1.0, section 5.1, as far as the app client may write them. */
const WRITABLE = new Set([
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

export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

const KEPT_BY_THE_POOL = new Set(['sub', 'email_verified']);

/** The profile attributes by name; throws for those that a client cannot write or the pool has not. */
export function profileAttributes(attributes: readonly Attribute[]): Record<string, string> {
  for (const { Name } of attributes) {
    if (KEPT_BY_THE_POOL.has(Name)) {
      throw notAuthorized('A client attempted to write unauthorized attribute');
    }
    if (!WRITABLE.has(Name)) {
      throw invalidParameter(
        `Attributes did not conform to the schema: Type for attribute {${Name}} could not be determined`,
      );
    }
  }
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}

/** The attributes of a new user, whose username is its email; an `email` attribute has to agree. */
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
  const profile = profileAttributes(attributes.filter(({ Name }) => Name !== 'email'));
  return mergeAttributes({ email }, profile);
}

/** The current attributes with the given ones over them; an empty value takes an attribute away. */
export function mergeAttributes(
  current: Record<string, string>,
  given: Record<string, string>,
): Record<string, string> {
  const merged = Object.entries({ ...current, ...given });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
