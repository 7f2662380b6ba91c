import { DRAFT_KEY } from '#src/lib/storage-keys.ts';
import { session } from '#src/lib/web-storage.ts';

/** Has the prefix of a draft, so that a prerendered page starts the app, which shows the notice. */
const KEY = `${DRAFT_KEY}signed-out`;

/** The fallback if storage is blocked, which lasts as long as the page. */
let isPendingInMemory = false;

/** Whether the browser is leaving for the hosted sign-out: the notice is then for the page after that. */
let isDeferred = false;

/** Makes the next page show that the user has signed out. Stored, because the hosted sign-out leaves this page. */
export function storeSignedOutNotice(): void {
  isPendingInMemory = !session.set(KEY, 'true');
  // Reset, because the browser may restore a page from which an earlier hosted sign-out was started.
  isDeferred = false;
}

/** Reserves the notice for the next page load, although this page may still render another screen before it unloads. */
export function deferSignedOutNotice(): void {
  isDeferred = true;
}

/** Whether the user has just signed out in this tab. Returns true only once. */
export function takeSignedOutNotice(): boolean {
  if (isDeferred) return false;
  const isPending = isPendingInMemory || session.get(KEY) !== null;
  isPendingInMemory = false;
  if (isPending) session.remove(KEY);
  return isPending;
}
