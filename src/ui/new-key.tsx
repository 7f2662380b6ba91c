import { TEXT_LINK, type Tag } from './linked-text.tsx';

/** The words for a new key, as a button: the authenticator app may have an older one. */
export function newKeyButton(onNewKey: () => void, waiting = false): Tag {
  return (words) => (
    <button
      type="button"
      aria-disabled={waiting || undefined}
      className={`${TEXT_LINK} inline text-start`}
      onClick={waiting ? undefined : onNewKey}
    >
      {words}
    </button>
  );
}
