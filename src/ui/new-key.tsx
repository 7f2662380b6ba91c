import { TEXT_LINK } from './linked-text.tsx';

interface NewKeyProps {
  words: { onlyNewest: string; newKey: string };
  onNewKey: () => void;
}

/** The last, small line of the message for a refused code: the authenticator app may have an older key. */
export function NewKey({ words, onNewKey }: NewKeyProps) {
  return (
    <p className="mt-2 text-sm font-normal">
      {words.onlyNewest}{' '}
      <button type="button" className={`${TEXT_LINK} text-left`} onClick={onNewKey}>
        {words.newKey}
      </button>
    </p>
  );
}
