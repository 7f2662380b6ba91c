import { DRAFT_KEY } from '#src/lib/storage-keys.ts';
import { session } from '#src/lib/web-storage.ts';

/** Has the prefix of a draft, which makes a prerendered page load the app, and that shows the notice. */
const KEY = `${DRAFT_KEY}signed-out`;

/** The fallback if storage is blocked, which lasts as long as the page. */
let unstored = false;

/** Whether the browser is leaving for the hosted sign-out: the note is then for the page after that. */
let isPassedOn = false;

/** Stored, because the sign-out may pass through the hosted one and so leave this page. */
export function leaveSignOutNote(): void {
  unstored = !session.set(KEY, 'true');
  // Reset, because the browser may restore a page from which an earlier hosted sign-out was started.
  isPassedOn = false;
}

/** Reserves the note for the next page load, although this page may still render another screen before it unloads. */
export function passSignOutNoteOn(): void {
  isPassedOn = true;
}

/** Whether the user has just signed out in this tab. Returns true only once. */
export function takeSignOutNote(): boolean {
  if (isPassedOn) return false;
  const left = unstored || session.get(KEY) !== null;
  unstored = false;
  if (left) session.remove(KEY);
  return left;
}
