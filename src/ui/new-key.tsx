import { TEXT_LINK } from './linked-text.tsx';

interface NewKeyProps {
  label: string;
  onNewKey: () => void;
}

/** In the message for a refused code: the authenticator app may have an older key. */
export function NewKey({ label, onNewKey }: NewKeyProps) {
  return (
    <button type="button" className={`${TEXT_LINK} mt-1 text-left`} onClick={onNewKey}>
      {label}
    </button>
  );
}
