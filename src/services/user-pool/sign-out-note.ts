import { DRAFT_KEY } from '#src/lib/storage-keys.ts';
import { session } from '#src/lib/web-storage.ts';

/** Kept as a draft is: a prerendered page that finds it loads the app, which then says that the user has signed out. */
const KEY = `${DRAFT_KEY}signed-out`;

/** Where storage is refused, the note lasts as long as the page. */
let unkept = false;

/** Whether this page is being left for the hosted sign-out: the note is for the page after it. */
let isPassedOn = false;

/** Signing out may lead through the hosted sign-out, so the note has to outlive this page. */
export function leaveSignOutNote(): void {
  unkept = !session.set(KEY, 'true');
  // The browser may restore a page that was left for the hosted sign-out.
  isPassedOn = false;
}

/** Leaves the note to the next page, although this one may still render another screen until the browser leaves it. */
export function passSignOutNoteOn(): void {
  isPassedOn = true;
}

/** Whether the user has just signed out in this tab. True once. */
export function takeSignOutNote(): boolean {
  if (isPassedOn) return false;
  const left = unkept || session.get(KEY) !== null;
  unkept = false;
  if (left) session.remove(KEY);
  return left;
}
