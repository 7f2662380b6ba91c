import { Button } from './button.tsx';

interface NewKeyProps {
  words: { onlyNewest: string; newKey: string };
  onNewKey: () => void;
}

/** Offered after a refused code, because the authenticator app may have an older key. */
export function NewKey({ words, onNewKey }: NewKeyProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {words.onlyNewest}
      <Button look="plain" onClick={onNewKey}>
        {words.newKey}
      </Button>
    </p>
  );
}
