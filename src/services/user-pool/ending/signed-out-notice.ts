import { SIGNED_OUT_KEY } from '#src/lib/storage-keys.ts';
import { tabStorage } from '#src/lib/web-storage.ts';

/** The fallback if storage is blocked, which lasts as long as the page. */
let isPendingInMemory = false;

/** Whether the browser is leaving for the hosted sign-out: the notice is then for the page after that. */
let isDeferred = false;

/** Makes the next page show that the user has signed out. Stored, because the hosted sign-out leaves this page. */
export function storeSignedOutNotice(): void {
  isPendingInMemory = !tabStorage.set(SIGNED_OUT_KEY, 'true');
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
  const isPending = isPendingInMemory || tabStorage.get(SIGNED_OUT_KEY) !== null;
  isPendingInMemory = false;
  if (isPending) tabStorage.remove(SIGNED_OUT_KEY);
  return isPending;
}
