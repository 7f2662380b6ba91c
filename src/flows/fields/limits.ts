/** The fields of the identity forms that have a length limit. */
export type LimitedInput = 'name' | 'attribute' | 'email' | 'password' | 'answer';

/**
 * The maximum lengths: the user pool's, except for names and other attributes. There the pool allows 2,048 characters, but
 * the ID token would then exceed a cookie's 4,096 bytes, browsers would drop it, and the user couldn't sign in. A hundred
 * characters fit in any script, even if the pool escapes each as two times six bytes.
 */
export const LIMITS: Readonly<Record<LimitedInput, number>> = {
  name: 100,
  attribute: 100,
  email: 128,
  password: 256,
  answer: 131_072,
};

/** Counts names and other attributes in code points, everything else in UTF-16 units, as the pool does. */
export function isTooLong(input: LimitedInput, value: string): boolean {
  const isAttribute = input === 'name' || input === 'attribute';
  const length = isAttribute ? Array.from(value).length : value.length;
  return length > LIMITS[input];
}
