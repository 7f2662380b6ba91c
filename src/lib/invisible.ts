/**
 * Characters that can't be seen, such as direction marks and zero-width spaces, which come along when text is copied, and
 * control characters.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Whether there is more than spaces, invisible characters and marks without a letter. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text));
}

export function hasInvisible(text: string): boolean {
  return withoutInvisible(text) !== text;
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
