import { isVisible } from './invisible.ts';

/** Without spaces around it, in one form (NFC), with single spaces between its words. */
export function normaliseName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Control characters, and those that change the direction of the text around the name. */
const CONTROL = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Spacing marks don't count: a Burmese syllable has up to four. */
const STACKED_MARKS = /(?:\p{Mc}*[\p{Mn}\p{Me}]){4}/u;

/** For a name, or any other text about a person. */
export function problemWithName(name: string): 'missing' | 'invisible' | 'stacked-marks' | null {
  if (!isVisible(name)) return 'missing';
  if (CONTROL.test(name)) return 'invisible';
  return STACKED_MARKS.test(name.normalize('NFD')) ? 'stacked-marks' : null;
}
