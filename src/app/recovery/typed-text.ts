import { NEVER_KEPT } from '#src/lib/storage-keys.ts';

const TEXT_FIELDS =
  'input:not([type=radio],[type=checkbox],[type=hidden],[hidden],[readonly]),textarea:not([readonly])';

/**
 * Whether a reload would lose typed text. Forms with a draft (`data-draft`) restore theirs, except passwords and the field
 * being typed in.
 */
export function wouldLoseText(): boolean {
  const hasDrafts = keepsDrafts();
  const isKept = (field: Element) =>
    hasDrafts &&
    field.closest('[data-draft]') !== null &&
    !field.matches(NEVER_KEPT) &&
    field !== document.activeElement;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS);
  return [...fields].some((field) => field.value !== '' && !isKept(field));
}

function keepsDrafts(): boolean {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
}
