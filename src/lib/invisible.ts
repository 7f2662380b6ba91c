/**
 * Characters that can't be seen, such as direction marks and zero-width spaces, which come along when text is copied, and
 * control characters.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

export function hasInvisible(text: string): boolean {
  return withoutInvisible(text) !== text;
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
