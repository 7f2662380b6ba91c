/**
 * What a service may have got wrong in an answer, checked where the answer is read: types promise more than a service keeps,
 * and a huge text or an impossible date would take down the screen that shows it.
 */

/** In characters: more than any message that a person reads. */
const MESSAGE_LIMIT = 500;
/** What Cognito allows for an attribute's value. */
export const ATTRIBUTE_LIMIT = 2048;
/** More than any id, token or key. */
const OPAQUE_LIMIT = 16_384;
/** For an authenticator's secret, which has to fit into a QR code. */
export const SECRET_LIMIT = 512;
/** More entries than any list of ours has. */
const LIST_LIMIT = 100;
/** The first millisecond of the year 10000, which ISO 8601 can't express in four digits. */
const END_OF_TIME = 253_402_300_800_000;

/** A text for people, cut to `limit` characters. Null if it isn't a text. */
export function textOrNull(value: unknown, limit = MESSAGE_LIMIT): string | null {
  if (typeof value !== 'string') return null;
  if (value.length <= limit) return value;
  // The last one may be half a character.
  return `${value.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** An id, a token or a key, which is useless if cut. Null if it isn't a text, or longer than `limit`. */
export function opaqueOrNull(value: unknown, limit = OPAQUE_LIMIT): string | null {
  return typeof value === 'string' && value.length <= limit ? value : null;
}

/** For required ids, tokens and keys. Throws what an answer that isn't JSON throws, which counts as a failing service. */
export function requireOpaque(value: unknown, limit = OPAQUE_LIMIT): string {
  const text = opaqueOrNull(value, limit) ?? '';
  if (text === '') throw new SyntaxError('A required text is missing from the response.');
  return text;
}

/** The first hundred entries. Empty if it isn't a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, LIST_LIMIT) : [];
}

/** The texts of a list. */
export function textsIn(values: unknown): readonly string[] {
  return listOf(values).flatMap((value) => textOrNull(value) ?? []);
}

/** Milliseconds since 1970. Null if it isn't a time before the year 10000. */
export function timeOrNull(value: unknown): number | null {
  const isTime = typeof value === 'number' && value >= 0 && value < END_OF_TIME;
  return isTime ? value : null;
}
