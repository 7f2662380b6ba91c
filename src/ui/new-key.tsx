import { TEXT_LINK, type Tag } from './linked-text.tsx';

/** The words for a new key, as a button: the authenticator app may have an older one. */
export function newKeyButton(onNewKey: () => void): Tag {
  return (words) => (
    <button type="button" className={`${TEXT_LINK} inline text-start`} onClick={onNewKey}>
      {words}
    </button>
  );
}
